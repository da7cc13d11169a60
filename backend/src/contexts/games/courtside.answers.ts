import { ApiProperty } from '@nestjs/swagger'
import { CourtsideRulesAnswer } from '../../core/readers/courtside-rules.answers'

export class FoulsAnswer {
  @ApiProperty()
  gamePeriodId!: number

  @ApiProperty()
  team_id!: number

  @ApiProperty({ type: Number, nullable: true, description: 'Null are those of coach and bench' })
  player_id!: number | null

  @ApiProperty()
  count!: number
}

export class TimeOutsAnswer {
  @ApiProperty()
  gamePeriodId!: number

  @ApiProperty()
  team_id!: number

  @ApiProperty()
  count!: number
}

/** The game clock as it was set last. */
export class ClockReadingAnswer {
  @ApiProperty()
  gamePeriodId!: number

  @ApiProperty({ description: 'Milliseconds that were left then' })
  remaining!: number

  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'Since when it runs; null where it stands' })
  since!: string | null
}

/** Who of a team left the court and who entered it; where the five began, nobody left. */
export class SubstitutionAnswer {
  @ApiProperty()
  gamePeriodId!: number

  @ApiProperty()
  team_id!: number

  @ApiProperty({ description: 'Milliseconds that were left of the period' })
  remaining!: number

  @ApiProperty({ format: 'date-time', description: 'When it was; with the team, what it is taken back by' })
  at!: string

  @ApiProperty({ type: [Number] })
  out!: number[];

  @ApiProperty({ type: [Number] })
  in!: number[]
}

/** A figure of a line and how much more of it there is; less than 0 where something was taken back. */
export class MoreOfFigureAnswer {
  @ApiProperty({ description: 'The abbreviation of the statistic' })
  abbreviation!: string

  @ApiProperty()
  more!: number
}

/** A line that somebody changed. */
export class LatestTapAnswer {
  @ApiProperty({ description: 'The user' })
  user_id!: number

  @ApiProperty({ description: 'Their name; empty where it is not known any more' })
  by!: string

  @ApiProperty({ format: 'date-time' })
  time!: string

  @ApiProperty()
  player_id!: number

  @ApiProperty()
  team_id!: number

  @ApiProperty({ type: [MoreOfFigureAnswer] })
  more!: MoreOfFigureAnswer[]
}

/** What the scorer beside the court has to see besides the box score. */
export class CourtsideAnswer {
  @ApiProperty({ type: CourtsideRulesAnswer })
  rules!: CourtsideRulesAnswer

  @ApiProperty({ type: [FoulsAnswer] })
  fouls!: FoulsAnswer[]

  @ApiProperty({ type: [TimeOutsAnswer] })
  timeOuts!: TimeOutsAnswer[]

  @ApiProperty({ type: ClockReadingAnswer, nullable: true })
  clock!: ClockReadingAnswer | null

  @ApiProperty({ type: [SubstitutionAnswer], description: 'In the order in which they came in' })
  substitutions!: SubstitutionAnswer[]

  @ApiProperty({ type: [LatestTapAnswer], description: 'The lines that were changed last, the newest first' })
  latest!: LatestTapAnswer[]
}

/** An answer to a change has no time: where the change is repeated it is the answer of that time. */
export class TimedCourtsideAnswer extends CourtsideAnswer {
  @ApiProperty({ format: 'date-time', description: 'The time of the server, by which a running clock is read' })
  now!: string
}
