import { ApiProperty } from '@nestjs/swagger'
import type { Side } from '@fullcourt/domain/games/events'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'
import { OrderRuleAnswer, OrderStepAnswer } from './order-rule.answers'
import { RecordAnswer } from './standings.answers'

/** What a team has in a step. */
export class StepFigureAnswer extends RecordAnswer {
  @ApiProperty({ description: 'What is compared' })
  value!: number
}

/** A step between two teams. */
export class ComparedStepAnswer extends OrderStepAnswer {
  @ApiProperty({ type: [Number], description: 'The teams that were equal until then' })
  teams!: number[]

  @ApiProperty({ type: StepFigureAnswer, nullable: true, description: 'Null where the step cannot compare those who are equal' })
  own!: StepFigureAnswer | null

  @ApiProperty({ type: StepFigureAnswer, nullable: true })
  other!: StepFigureAnswer | null
}

/** A game that says why two teams stand as they do. */
export class DecidingGameAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty({ type: String, nullable: true, description: 'YYYY-MM-DD' })
  date!: string | null

  @ApiProperty()
  homeTeam!: string

  @ApiProperty()
  awayTeam!: string

  @ApiProperty({ type: Number, nullable: true, description: 'Null of a walk-over' })
  score_home!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_away!: number | null

  @ApiProperty({ enum: ['home', 'away'], nullable: true, description: 'The side that won without a game' })
  walkover!: Side | null
}

/** The team above or below, and what decided between both. */
export class RankNeighbourAnswer {
  @ApiProperty({ enum: ['above', 'below'] })
  where!: 'above' | 'below'

  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty()
  rank!: number

  @ApiProperty({ description: 'Whether no step tells the two apart: they are listed by name' })
  equal!: boolean

  @ApiProperty({
    type: [ComparedStepAnswer],
    description: 'The steps that were taken; the last one decided, unless they are equal',
  })
  steps!: ComparedStepAnswer[]

  @ApiProperty({ type: [DecidingGameAnswer], description: 'What those who were equal played against each other, by day' })
  games!: DecidingGameAnswer[]
}

/** Why a team has its rank in the table of its league. */
export class RankAnswer {
  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty()
  leagueName!: string

  @ApiProperty()
  rank!: number

  @ApiProperty({ description: 'How many teams are in the table' })
  teamsCount!: number

  @ApiProperty({ type: OrderRuleAnswer })
  rule!: OrderRuleAnswer

  @ApiProperty({ type: [RankNeighbourAnswer], description: 'The team above, and the one below' })
  neighbours!: RankNeighbourAnswer[]
}
