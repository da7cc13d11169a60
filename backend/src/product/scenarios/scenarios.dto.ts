import { ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsIn, IsObject, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator'
import { refuseField } from '@fullcourt/domain/facts/decision'
import type { Side } from '@fullcourt/domain/games/events'
import { SIDES } from '@fullcourt/domain/games/sides'
import type { ScenarioChange } from '@fullcourt/domain/scenarios/events'
import { LEADER_FORMS, type LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { OptionalFigure } from '../../contexts/games/fields'
import { OrderRuleDto } from '../../contexts/leagues/order-rule.dto'
import { Refused } from '../../core/facts/refused'
import { IdParameter, OptionalIdParameter } from '../../core/http/address-fields'
import { Id, OneOf, OptionalId } from '../../core/http/fields'
import { NameField } from '../../core/http/name-field'
import { OfOrganization } from '../../core/http/of-tenant.dto'
import { UndoesField } from '../../core/http/undoes-field'
import { WithReason } from '../../core/http/with-reason.dto'
import type { WantedScenarioChange } from './wanted-scenario-change'

export const CHANGE_KINDS = [
  'score',
  'walkover',
  'delete',
  'matchupGame',
  'orderRule',
  'merge',
] as const satisfies readonly ScenarioChange['kind'][]

/** More than the id of any matchup has. */
const LONGEST_MATCHUP = 20

export class ScenarioPath {
  @IdParameter('Scenario')
  id!: number
}

export class ScenarioStepPath extends ScenarioPath {
  @IdParameter('Change of the scenario, from 1')
  step!: number
}

export class ScenariosParams extends OfOrganization {
  @OptionalIdParameter('A league')
  leagueId?: number
}

export class ScenarioBracketParams {
  @IdParameter('A division of the season')
  divisionId!: number
}

export class ScenarioLeadersParams {
  @ApiPropertyOptional({ enum: LEADER_FORMS, default: 'game' })
  @IsOptional()
  @IsIn(LEADER_FORMS)
  by?: LeaderForm
}

export class NewScenarioDto extends WithReason {
  @NameField('Scenario name')
  name!: string

  @Id('Of which league')
  leagueId!: number
}

const present = <Value>(field: string, value: Value | null | undefined, message: string): Value => {
  if (value === null || value === undefined) throw new Refused(refuseField(field, message))
  return value
}

/** What a scenario changes; each kind takes the fields that it needs. */
export class ScenarioChangeDto extends WithReason {
  @OneOf(CHANGE_KINDS)
  kind!: ScenarioChange['kind']

  @OptionalId('Of score, walkover and delete: the game')
  game_id?: number | null

  @OptionalFigure('Of score: points of the home team')
  score_home?: number | null

  @OptionalFigure('Of score: points of the away team')
  score_away?: number | null

  @ApiPropertyOptional({ enum: SIDES, nullable: true, description: 'Of walkover: the side that wins; null takes that back' })
  @IsOptional()
  @IsIn(SIDES)
  walkover_winner?: Side | null

  @ApiPropertyOptional({ type: OrderRuleDto, nullable: true, description: 'Of orderRule: the rule; null is the standard order' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => OrderRuleDto)
  rule?: OrderRuleDto | null

  @OptionalId('Of merge: the player who stays')
  masterId?: number | null

  @OptionalId('Of merge: the player who is the same person')
  duplicateId?: number | null

  @OptionalId('Of matchupGame: the division of the bracket')
  division_id?: number | null

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Of matchupGame: the matchup, such as r1-0' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_MATCHUP)
  match_id?: string | null

  toChange(): WantedScenarioChange {
    switch (this.kind) {
      case 'score':
        return {
          kind: 'score',
          game: this.game(),
          home: present('score_home', this.score_home, 'Points of the home team are required.'),
          away: present('score_away', this.score_away, 'Points of the away team are required.'),
        }
      case 'walkover':
        return { kind: 'walkover', game: this.game(), winner: this.walkover_winner ?? null }
      case 'delete':
        return { kind: 'delete', game: this.game() }
      case 'matchupGame':
        return {
          kind: 'matchupGame',
          division: present('division_id', this.division_id, 'Choose a division.'),
          matchup: present('match_id', this.match_id, 'Choose a matchup.'),
        }
      case 'orderRule':
        return { kind: 'orderRule', rule: this.rule?.toRule() ?? null }
      case 'merge':
        return {
          kind: 'merge',
          master: present('masterId', this.masterId, 'Choose the player who stays.'),
          duplicate: present('duplicateId', this.duplicateId, 'Choose the player who is the same person.'),
        }
    }
  }

  private game(): number {
    return present('game_id', this.game_id, 'Choose a game.')
  }
}

/** Makes a change real; it may confirm what that undoes in a bracket. */
export class RealStepDto extends WithReason {
  @UndoesField()
  undoes?: number[]
}
