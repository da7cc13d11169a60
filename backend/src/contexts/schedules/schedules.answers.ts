import { ApiProperty } from '@nestjs/swagger'
import { GameRowAnswer } from '../games/games.answers'
import { WEEKDAYS, type Weekday } from '@fullcourt/domain/schedules/events'
import { NameAnswer } from '../../core/http/name.answers'

/** A schedule of a league (docs/http-api.md#schedules). */
export class ScheduleAnswer extends NameAnswer {
  @ApiProperty()
  leagueId!: number

  @ApiProperty()
  season_id!: number

  @ApiProperty({ description: 'YYYY-MM-DD' })
  startDate!: string

  @ApiProperty()
  numWeeks!: number

  @ApiProperty({ enum: WEEKDAYS, isArray: true })
  gameDays!: Weekday[]

  @ApiProperty()
  sameSlot!: boolean

  @ApiProperty({ type: [String], description: 'HH:MM' })
  timeSlots!: string[]

  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } }, description: 'HH:MM, of each week' })
  weeklyTimeSlots!: string[][]

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: 'YYYY-MM-DD, of each week: the dates that it was given instead of those of its game days',
  })
  weeklyDates!: string[][]

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: 'YYYY-MM-DD, of each week: the dates on which it is played',
  })
  weekDates!: string[][]

  @ApiProperty({ type: [String] })
  locations!: string[]

  @ApiProperty({ description: 'The most games of a team in one day' })
  maxPerDay!: number

  @ApiProperty({ type: Number, nullable: true, description: 'How often each pair meets; null for as many games as fit' })
  meetings!: number | null

  @ApiProperty({ description: 'The same input and seed give the same schedule' })
  seed!: number

  @ApiProperty({ type: Number, nullable: true, description: 'The newest generation that was not undone' })
  planId!: number | null

  @ApiProperty({ type: Number, nullable: true, description: 'The draft that only staff see' })
  draftId!: number | null

  @ApiProperty({ description: 'Revision at which it was read: what a form sends back as If-Match' })
  revision!: number
}

/** Two games that were swapped. */
export class SwapAnswer {
  @ApiProperty()
  message!: string

  @ApiProperty({ description: 'What takes the swap back' })
  planId!: number

  @ApiProperty({ type: [GameRowAnswer] })
  games!: GameRowAnswer[]
}

/** A generation or a swap was taken back. */
export class UndoneAnswer {
  @ApiProperty()
  message!: string
}
