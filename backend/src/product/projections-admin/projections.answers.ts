import { ApiProperty } from '@nestjs/swagger'
import type { RebuildPhase } from '@fullcourt/projections/runner/rebuild'

/** How a rebuild goes. */
export class RebuildAnswer {
  @ApiProperty({ type: [String], description: 'The projections that are rebuilt together' })
  projections!: string[]

  @ApiProperty({ enum: ['reading', 'switching', 'done', 'cancelled', 'failed', 'interrupted'] })
  phase!: RebuildPhase

  @ApiProperty({ description: 'Facts read so far' })
  done!: number

  @ApiProperty({ description: 'Facts to read; it grows while others write.' })
  target!: number

  @ApiProperty({ description: 'Facts per second' })
  rate!: number

  @ApiProperty({ type: Number, nullable: true, description: 'Seconds; null while nothing can be said' })
  timeLeft!: number | null

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed' })
  error!: string | null
}

/** What does not go on because it failed again and again; it is tried again at the next start. */
export class ParkedAnswer {
  @ApiProperty({ description: 'The document, or the organization, that waits', example: 'organization 3' })
  what!: string

  @ApiProperty({ description: 'The fact at which it failed' })
  fact!: string

  @ApiProperty({ description: 'Position of that fact' })
  position!: string

  @ApiProperty({ description: 'Why it failed' })
  error!: string
}

/** A projection as it is read now, or a policy that follows the facts. */
export class ProjectionAnswer {
  @ApiProperty({ enum: ['projection', 'policy'] })
  kind!: 'projection' | 'policy'

  @ApiProperty()
  name!: string

  @ApiProperty({ description: 'Of a policy always 1' })
  version!: number

  @ApiProperty({ type: String, nullable: true, description: 'Up to where it is complete; null while its first build is not' })
  position!: string | null

  @ApiProperty({ description: 'How many facts it is behind' })
  behind!: number

  @ApiProperty({ type: RebuildAnswer, nullable: true, description: 'The rebuild that goes on, or the last one where it failed' })
  building!: RebuildAnswer | null

  @ApiProperty({
    type: RebuildAnswer,
    nullable: true,
    description: 'The last rebuild that ended since the process that keeps it was started',
  })
  ended!: RebuildAnswer | null

  @ApiProperty({ type: [ParkedAnswer] })
  parked!: ParkedAnswer[]
}
