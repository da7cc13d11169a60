import { ApiProperty } from '@nestjs/swagger'
import { ThingAnswer } from '../../../core/http/obstacle.answers'
import { HistoryEntryAnswer } from '../history.answers'

/** What an action changed. */
export class ChangedThingAnswer extends ThingAnswer {
  @ApiProperty({ description: 'It was deleted, or the season or league that it is in: it has no page' })
  gone!: boolean
}

/** An undo of an action that stands. */
export class UndoOfActionAnswer {
  @ApiProperty({ description: 'The undo, which is an action too' })
  id!: string

  @ApiProperty({ description: 'Name of the person' })
  who!: string

  @ApiProperty({ description: 'ISO 8601 in UTC' })
  when!: string
}

/** All that one call or job led to, told by the change that says what was done. */
export class ActionAnswer extends HistoryEntryAnswer {
  @ApiProperty({ description: 'Names the action: `GET /api/history/actions/{id}` lists its changes' })
  id!: string

  @ApiProperty({ description: 'How many changes belong to it beside this one' })
  more!: number

  @ApiProperty({ type: ChangedThingAnswer, nullable: true, description: 'What was changed' })
  thing!: ChangedThingAnswer | null

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where a POST undoes it while everything after it stays; null where that cannot be, or was done',
  })
  undo!: string | null

  @ApiProperty({ type: UndoOfActionAnswer, nullable: true, description: 'Who undid it; null where it stands' })
  undone!: UndoOfActionAnswer | null
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
