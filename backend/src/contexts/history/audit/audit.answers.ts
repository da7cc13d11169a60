import { ApiProperty } from '@nestjs/swagger'
import { HISTORY_KINDS, type HistoryKind } from '@fullcourt/domain/history/fact-record'
import { HistoryEntryAnswer } from '../history.answers'

/** A thing by its kind, id and name. */
export class ThingAnswer {
  @ApiProperty({ enum: HISTORY_KINDS })
  kind!: HistoryKind

  @ApiProperty()
  id!: number

  @ApiProperty({ description: 'As it is called now: a game by its teams' })
  name!: string

  @ApiProperty({ description: 'It was deleted, or the season or league that it is in: it has no page' })
  gone!: boolean
}

/** All that one call or job led to, told by the change that says what was done. */
export class ActionAnswer extends HistoryEntryAnswer {
  @ApiProperty({ description: 'Names the action: `GET /api/history/actions/{id}` lists its changes' })
  id!: string

  @ApiProperty({ description: 'How many changes belong to it beside this one' })
  more!: number

  @ApiProperty({ type: ThingAnswer, nullable: true, description: 'What was changed' })
  thing!: ThingAnswer | null
}

/** Actions, newest first. */
export class ActionPageAnswer {
  @ApiProperty({ type: [ActionAnswer] })
  actions!: ActionAnswer[]

  @ApiProperty({ type: String, nullable: true, description: 'Send it as `before` for the next page; null where there is none' })
  next!: string | null

  @ApiProperty({ description: 'The zone in which the days of the filters are meant: the one asked for, or the organization’s' })
  time_zone!: string
}
