import { ApiProperty } from '@nestjs/swagger'
import type { Side } from '@fullcourt/domain/games/events'
import { SIDES } from '@fullcourt/domain/games/sides'
import { EffectsAnswer } from '../../core/effects/effects.answers'
import { EffectsField } from '../../core/effects/previewed'
import { StandingsTeamAnswer } from '../../contexts/standings/standings.answers'
import { OrderRuleAnswer } from '../../contexts/standings/order-rule.answers'
import { CHANGE_KINDS } from './scenarios.dto'

/** A scenario of a league, for the staff of its organization. */
export class ScenarioAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty()
  name!: string

  @ApiProperty()
  season_id!: number

  @ApiProperty()
  leagueId!: number

  @ApiProperty()
  leagueName!: string

  @ApiProperty({ description: 'Who made it' })
  who!: string

  @ApiProperty({ description: 'When it was made, ISO 8601 in UTC' })
  when!: string

  @ApiProperty({ description: 'How many changes are in it' })
  stepCount!: number
}

export const STEP_STATES = ['applies', 'already', 'refused'] as const

/** A change of a scenario, and what becomes of it as things are now. */
export class ScenarioStepAnswer {
  @ApiProperty({ description: 'Its number in the scenario' })
  step!: number

  @ApiProperty({ enum: CHANGE_KINDS })
  kind!: (typeof CHANGE_KINDS)[number]

  @ApiProperty({ description: 'In words: `Hawks @ Owls: 61–58`' })
  what!: string

  @ApiProperty({
    enum: STEP_STATES,
    description: '`already`: it is so, made real or by somebody else; `refused`: a rule forbids it',
  })
  state!: (typeof STEP_STATES)[number]

  @ApiProperty({ type: String, nullable: true, description: 'Why it is refused' })
  message!: string | null

  @ApiProperty({ description: 'Who set it' })
  who!: string

  @ApiProperty({ description: 'Where the log was when it was set: what makes it real sends it as If-Match' })
  position!: string

  @ApiProperty({ type: Number, nullable: true })
  game_id!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_home!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_away!: number | null

  @ApiProperty({ enum: SIDES, nullable: true })
  walkover_winner!: Side | null

  @ApiProperty({ type: OrderRuleAnswer, nullable: true })
  rule!: OrderRuleAnswer | null

  @ApiProperty({ type: Number, nullable: true })
  masterId!: number | null

  @ApiProperty({ type: Number, nullable: true })
  duplicateId!: number | null

  @ApiProperty({ type: Number, nullable: true })
  division_id!: number | null

  @ApiProperty({ type: String, nullable: true })
  match_id!: string | null
}

/** A scenario with its changes in their order, and what they come to beside what is. */
export class ScenarioDetailAnswer extends ScenarioAnswer {
  @ApiProperty({ type: [ScenarioStepAnswer] })
  steps!: ScenarioStepAnswer[]

  @ApiProperty({ type: EffectsAnswer })
  comesTo!: EffectsAnswer
}

/** In which share of the results that are left a team goes on to the play-offs. */
export class QualifyingShareAnswer {
  @ApiProperty({ description: '0 to 1', example: 0.625 })
  share!: number

  @ApiProperty({ description: 'The share in which scores decide it, 0 to 1', example: 0.0625 })
  open!: number

  @ApiProperty({
    description: 'With 95 % certainty it is no further off than this; 0 where all results were looked at',
    example: 0.0155,
  })
  error!: number
}

/** A team in the table of a scenario. */
export class ScenarioTeamAnswer extends StandingsTeamAnswer {
  @ApiProperty({ type: Number, nullable: true, description: 'Its rank as things are; null where it is not in the table' })
  rankNow!: number | null

  @ApiProperty({
    type: QualifyingShareAnswer,
    nullable: true,
    description: 'Null where the league does not say how many go on to the play-offs',
  })
  qualifying!: QualifyingShareAnswer | null
}

/** A change that was made real. */
export class RealStepAnswer {
  @ApiProperty()
  step!: number

  @ApiProperty({ description: 'What was done, in words' })
  what!: string

  @EffectsField()
  effects?: EffectsAnswer
}
