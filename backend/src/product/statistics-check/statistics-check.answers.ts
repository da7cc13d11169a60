import { ApiProperty } from '@nestjs/swagger'
import type { DifferenceKind } from '@fullcourt/projections/check/difference'
import { ChangedThingAnswer } from '../../contexts/history/audit/audit.answers'
import type { CheckPhase } from './check-record'

/** Where a stored document differs, with both values as JSON; null: nothing is there. */
export class FieldDifferenceAnswer {
  @ApiProperty({ example: 'rows.3.won' })
  path!: string

  @ApiProperty({ type: String, nullable: true, description: 'What pages show' })
  live!: string | null

  @ApiProperty({ type: String, nullable: true, description: 'What the facts come to' })
  recomputed!: string | null
}

/** A stored document that is not what the facts come to. */
export class DifferenceAnswer {
  @ApiProperty({ description: 'The read model' })
  readModel!: string

  @ApiProperty()
  document!: string

  @ApiProperty({ enum: ['changed', 'missing', 'extra', 'failed'] })
  kind!: DifferenceKind

  @ApiProperty({ type: ChangedThingAnswer, nullable: true, description: 'What it is about' })
  thing!: ChangedThingAnswer | null

  @ApiProperty({ type: [FieldDifferenceAnswer], description: 'The first twenty' })
  fields!: FieldDifferenceAnswer[]

  @ApiProperty({ type: String, nullable: true, description: 'Why it cannot be recomputed' })
  error!: string | null
}

/** The last check of an organization's statistics. */
export class StatisticsCheckAnswer {
  @ApiProperty({ enum: ['none', 'waiting', 'running', 'done', 'cancelled', 'failed'] })
  state!: CheckPhase | 'none'

  @ApiProperty({ description: 'It repairs what differs as well' })
  repairs!: boolean

  @ApiProperty({ type: String, nullable: true, description: 'Who asked for it' })
  who!: string | null

  @ApiProperty({ type: String, nullable: true })
  askedAt!: string | null

  @ApiProperty({ type: String, nullable: true })
  endedAt!: string | null

  @ApiProperty({ description: 'Part of the work that is done, from 0 to 1' })
  share!: number

  @ApiProperty({ description: 'Facts read so far' })
  facts!: number

  @ApiProperty({ description: 'Facts per second' })
  rate!: number

  @ApiProperty({ type: Number, nullable: true, description: 'Seconds; null while nothing can be said' })
  timeLeft!: number | null

  @ApiProperty({ description: 'Documents that were compared' })
  documents!: number

  @ApiProperty({ description: 'Documents that differed' })
  count!: number

  @ApiProperty({ type: [DifferenceAnswer], description: 'The first 200' })
  differences!: DifferenceAnswer[]

  @ApiProperty({ description: 'Documents that were repaired' })
  repaired!: number

  @ApiProperty({ description: 'Documents that were not compared: they wait after an error' })
  parked!: number

  @ApiProperty({ type: [String], description: 'Read models that are being built, of which nothing was compared' })
  incomplete!: string[]

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed' })
  error!: string | null

  @ApiProperty({ description: 'Players were merged, or a merge was undone, since the last check' })
  isOffered!: boolean
}
