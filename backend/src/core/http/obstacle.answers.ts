import { ApiProperty } from '@nestjs/swagger'
import { HISTORY_KINDS, type HistoryKind } from '@fullcourt/domain/history/fact-record'

/** A thing by its kind, id and name. */
export class ThingAnswer {
  @ApiProperty({ enum: HISTORY_KINDS })
  kind!: HistoryKind

  @ApiProperty()
  id!: number

  @ApiProperty({ description: 'As it is called now: a game by its teams' })
  name!: string
}

/** What stands in the way of an undo. */
export class ObstacleAnswer {
  @ApiProperty({ example: 'olga changed the final score from 58–61 to 59–61 since.' })
  message!: string

  @ApiProperty({ type: ThingAnswer, nullable: true, description: 'What it is about' })
  thing!: ThingAnswer | null

  @ApiProperty({ type: String, nullable: true, description: 'The later action; null where a rule stands in the way' })
  action!: string | null
}
