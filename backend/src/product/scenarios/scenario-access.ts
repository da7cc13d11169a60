import { Injectable } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { OrganizationId, ScenarioId } from '@fullcourt/domain/ids/kinds'
import { SCENARIO_NOT_FOUND, STEP_NOT_FOUND } from '@fullcourt/domain/scenarios/decide'
import type { StepNumber } from '@fullcourt/domain/scenarios/events'
import { placeIn } from '@fullcourt/domain/scenarios/state'
import { knownOf, type Known } from '@fullcourt/projections/card'
import { scenarioCard, type KnownStep, type ScenarioCard } from '@fullcourt/projections/scenarios/scenario'
import { DivisionAccess } from '../../core/access/division-access'
import { GameAccess } from '../../core/access/game-access'
import { Parents } from '../../core/access/parents'
import { PlayerAccess } from '../../core/access/player-access'
import { Refused } from '../../core/facts/refused'
import { covers, inScope, within, type Scope } from '../../core/http/scope'
import { Documents } from '../../storage/documents/documents'
import type { WantedScenarioChange } from './wanted-scenario-change'

export type KnownScenario = Known<ScenarioCard>

const OTHER_SEASON = refuse('invalid', 'The game is of another season than the scenario.')

/** Finds scenarios: one of another organization, or one that was discarded, is not there. Visitors find none. */
@Injectable()
export class ScenarioAccess {
  constructor(
    private readonly documents: Documents,
    private readonly parents: Parents,
    private readonly games: GameAccess,
    private readonly players: PlayerAccess,
    private readonly divisions: DivisionAccess,
  ) {}

  async scenario(scope: Scope, id: ScenarioId): Promise<KnownScenario> {
    if (scope.kind === 'public') throw new Refused(SCENARIO_NOT_FOUND)
    const found = inScope(scope, await this.documents.get(scenarioCard, id), SCENARIO_NOT_FOUND)
    if (!(await this.parents.organizationIsActive(found.organization))) throw new Refused(SCENARIO_NOT_FOUND)
    return found
  }

  /** Whose a scenario is, discarded or not: that one is gone is for the decision to say, which knows a repeated command from a new one. */
  async ownerOf(scope: Scope, id: ScenarioId): Promise<OrganizationId> {
    const found = knownOf(await this.documents.get(scenarioCard, id))
    if (found === undefined || scope.kind === 'public' || !covers(scope, found.organization))
      throw new Refused(SCENARIO_NOT_FOUND)
    if (!(await this.parents.organizationIsActive(found.organization))) throw new Refused(SCENARIO_NOT_FOUND)
    return found.organization
  }

  async step(scope: Scope, id: ScenarioId, step: StepNumber): Promise<{ scenario: KnownScenario; step: KnownStep }> {
    const scenario = await this.scenario(scope, id)
    const found = scenario.steps.find(one => one.step === step)
    if (!found) throw new Refused(STEP_NOT_FOUND)
    return { scenario, step: found }
  }

  /** What a change names belongs to the organization, and a game to the season. */
  async refuseForeign(scope: Scope, { organization, season, steps }: KnownScenario, change: WantedScenarioChange): Promise<void> {
    const own = within(scope, organization)
    if (change.kind === 'matchupGame') {
      await this.divisions.placeInSeason(own, { season, division: change.division })
      return
    }
    if (change.kind === 'orderRule') return
    if (change.kind === 'merge') {
      await Promise.all([change.master, change.duplicate].map(id => this.players.recorded(own, id)))
      return
    }
    if (placeIn(steps, change.game) !== undefined) return
    if ((await this.games.placeOf(own, change.game)).season !== season) throw new Refused(OTHER_SEASON)
  }
}
