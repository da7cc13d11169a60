import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsInt, IsObject, IsOptional, Max, Min, ValidateIf, ValidateNested } from 'class-validator'
import { refuseField } from '@fullcourt/domain/facts/decision'
import { MOST_PLAY_OFF_PLACES } from '@fullcourt/domain/leagues/play-off-places'
import { STEP_NAMES, type OrderRule, type OrderStep, type StepName } from '@fullcourt/domain/order-rules/order-rule'
import { HIGHEST_CAP, MOST_POINTS, MOST_STEPS } from '@fullcourt/domain/order-rules/rule-faults'
import { Refused } from '../../core/facts/refused'
import { Flag, Ids, ListOf, OneOf, OptionalFlag, OptionalWholeNumber, WholeNumber } from '../../core/http/fields'
import { WithReason } from '../../core/http/with-reason.dto'

/** The most teams among whom lots are drawn. */
const MOST_TEAMS = 200

const Worth = (result: string) =>
  OptionalWholeNumber({ least: -MOST_POINTS, most: MOST_POINTS, description: `Of points: what ${result} is worth` })

export class OrderStepDto {
  @OneOf(STEP_NAMES)
  step!: StepName

  @OptionalFlag('Of difference, scored and conceded: of the games alone that those who are equal played against each other')
  among?: boolean

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'Of difference: the most that one game counts' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(HIGHEST_CAP)
  cap?: number | null

  @Worth('a win')
  win?: number

  @Worth('a tie')
  tie?: number

  @Worth('a loss')
  loss?: number

  @Worth('a game that was lost without being played')
  forfeit?: number

  toStep(): OrderStep {
    const { step, among = false, cap = null } = this
    if (step === 'points') return { step, ...this.toPoints() }
    if (step === 'difference') return { step, among, cap }
    return step === 'scored' || step === 'conceded' ? { step, among } : { step }
  }

  private toPoints() {
    const { win, tie, loss, forfeit } = this
    if (win === undefined || tie === undefined || loss === undefined || forfeit === undefined)
      throw new Refused(refuseField('steps', 'Points need what a win, a tie, a loss and a forfeit are worth.'))
    return { win, tie, loss, forfeit }
  }
}

export class OrderRuleDto {
  @ListOf(OrderStepDto, { least: 1, most: MOST_STEPS, description: 'In the order in which they are taken' })
  steps!: OrderStepDto[]

  @WholeNumber({ least: 1, most: MOST_STEPS, description: 'So many of the steps, from the first, decide ranks.' })
  ranking!: number

  @Flag('Whether those who are still equal, once others were told apart, begin with the games against each other again')
  restarts!: boolean

  toRule(): OrderRule {
    return { steps: this.steps.map(step => step.toStep()), ranking: this.ranking, restarts: this.restarts }
  }
}

export class LeagueOrderRuleDto extends WithReason {
  @ApiProperty({ type: OrderRuleDto, nullable: true, description: 'Null is the rule of every league that has none of its own.' })
  @ValidateIf((_, value) => value !== null)
  @IsObject()
  @ValidateNested()
  @Type(() => OrderRuleDto)
  rule!: OrderRuleDto | null

  toRule(): OrderRule | null {
    return this.rule && this.rule.toRule()
  }
}

export class PlayOffPlacesDto extends WithReason {
  @ApiProperty({ type: Number, nullable: true, description: 'So many teams of the table go on; null is that nobody says it.' })
  @ValidateIf((_, value) => value !== null)
  @IsInt()
  @Min(1)
  @Max(MOST_PLAY_OFF_PLACES)
  places!: number | null
}

export class LotsDto extends WithReason {
  @Ids(MOST_TEAMS, 'The teams that nothing else tells apart')
  teams!: number[]
}
