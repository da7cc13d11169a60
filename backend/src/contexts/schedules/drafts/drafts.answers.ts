import { ApiProperty } from '@nestjs/swagger'
import { TeamNameAnswer } from '../../../core/readers/team-name.answers'
import { GameAnswer } from '../../games/games.answers'
import { ByeAnswer } from '../byes/byes.answers'
import { ScheduleReportAnswer } from '../report.answers'

/** A week of a draft. */
export class DraftWeekAnswer {
  @ApiProperty({ type: [GameAnswer], description: 'They have ids of their own, under which no game is there yet' })
  games!: GameAnswer[]

  @ApiProperty({ type: [ByeAnswer] })
  byes!: ByeAnswer[]
}

/** What the calendars of those who follow a team would get. */
export class CalendarChangeAnswer {
  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty({ description: 'Events that come' })
  added!: number

  @ApiProperty({ description: 'Events that are cancelled' })
  cancelled!: number
}

/** A schedule that only staff see until it is published (docs/schedules.md#drafts). */
export class DraftAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  schedule_id!: number

  @ApiProperty({ type: [DraftWeekAnswer], description: 'In the order of the weeks of the schedule' })
  weeks!: DraftWeekAnswer[]

  @ApiProperty({
    type: ScheduleReportAnswer,
    nullable: true,
    description: 'Beside what everybody sees, with what each team would read of it; null where nothing can be measured',
  })
  report!: ScheduleReportAnswer | null

  @ApiProperty({ type: [CalendarChangeAnswer], description: 'Of the teams for whom anything changes, by name' })
  calendars!: CalendarChangeAnswer[]

  @ApiProperty({ description: 'How many games give way to it' })
  replaced!: number

  @ApiProperty({ description: 'How many games stay, because they were played' })
  kept!: number

  @ApiProperty({ description: 'Revision at which it was read: what publishing sends back as If-Match' })
  revision!: number
}
