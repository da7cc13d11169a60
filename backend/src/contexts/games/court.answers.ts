import { ApiProperty } from '@nestjs/swagger'

export class LargestLeadAnswer {
  @ApiProperty()
  team_id!: number

  @ApiProperty()
  points!: number

  @ApiProperty({ description: 'The period, by its name' })
  period!: string

  @ApiProperty({ type: Number, nullable: true, description: 'Milliseconds of it that were left; null where no clock was kept' })
  remaining!: number | null
}

/** Points of a team without any of the other one between them. */
export class ScoringRunAnswer {
  @ApiProperty()
  team_id!: number

  @ApiProperty()
  points!: number

  @ApiProperty({ description: 'The period in which it began, by its name' })
  from!: string

  @ApiProperty({ description: 'The period in which it ended' })
  to!: string
}

export class LeadOfPeriodAnswer {
  @ApiProperty()
  name!: string

  @ApiProperty({ type: [Number], description: 'By how much the home team was ahead after each score; less than 0 where behind' })
  leads!: number[]

  @ApiProperty({
    type: [Number],
    description: 'How far into the period each was, in thousandths: by its clock, or evenly where one has none',
  })
  at!: number[]
}

/** What is said of a game by the order in which its points were scored. */
export class CourseOfLeadAnswer {
  @ApiProperty({ type: LargestLeadAnswer })
  largest!: LargestLeadAnswer

  @ApiProperty({ description: 'How often another team was in front than the one that had been last' })
  changes!: number

  @ApiProperty({ description: 'How often the score became equal' })
  ties!: number

  @ApiProperty({ type: ScoringRunAnswer })
  run!: ScoringRunAnswer

  @ApiProperty({ type: [LeadOfPeriodAnswer] })
  periods!: LeadOfPeriodAnswer[]
}

/** The clock of the running period as it was set last. */
export class PeriodClockAnswer {
  @ApiProperty({ description: 'Milliseconds that were left then' })
  remaining!: number

  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'Since when it runs; null where it stands' })
  since!: string | null
}

export class TeamFoulsAnswer {
  @ApiProperty()
  team_id!: number

  @ApiProperty({ description: 'Those that count in the period' })
  count!: number

  @ApiProperty({ description: 'Whether they shoot free throws for the fouls of the other team' })
  isInBonus!: boolean
}

/** What is on in a game: running, tied after its regular periods, or over and not final yet. */
export class CourtAnswer {
  @ApiProperty({ enum: ['running', 'tied', 'over'] })
  state!: 'running' | 'tied' | 'over'

  @ApiProperty({ type: String, nullable: true, description: 'The period that runs, else the one that ended last, by its name' })
  period!: string | null

  @ApiProperty({ type: PeriodClockAnswer, nullable: true, description: 'Null where none is kept, or was set in the period' })
  clock!: PeriodClockAnswer | null

  @ApiProperty({ type: [TeamFoulsAnswer], description: 'Empty where nobody recorded a foul of the game' })
  fouls!: TeamFoulsAnswer[]
}
