import type { StreamOf } from '../facts/stream-of'
import type { DivisionId, GameId, LeagueId, OrganizationId, ScenarioId, SeasonId } from '../ids/kinds'
import type { ScenarioChange, ScenarioFact, StepNumber } from './events'

export type ScenarioStep = { readonly step: StepNumber; readonly change: ScenarioChange }

export type Scenario = {
  readonly name: string
  readonly season: SeasonId
  readonly league: LeagueId
  /** In the order in which they are done. */
  readonly steps: readonly ScenarioStep[]
  /** The last number that a step had, whether it is still there or not. */
  readonly last: StepNumber
}

/** The scenarios of an organization that were not discarded. */
export type Scenarios = ReadonlyMap<ScenarioId, Scenario>

/** The thing that a change changes: a scenario says of each only one. */
export const subjectOf = (change: ScenarioChange): string => {
  switch (change.kind) {
    case 'orderRule':
      return 'order'
    case 'merge':
      return `player ${change.duplicate}`
    case 'matchupGame':
      return `matchup ${change.division} ${change.matchup}`
    default:
      return `game ${change.game}`
  }
}

/** A matchup of a bracket. */
export type MatchupOf = { readonly division: DivisionId; readonly matchup: string }

/** The matchup to which a scenario gives a game; undefined of a game that it does not make. */
export const placeIn = (steps: readonly ScenarioStep[], game: GameId): MatchupOf | undefined => {
  const found = steps.find(({ change }) => change.kind === 'matchupGame' && change.game === game)
  return found?.change.kind === 'matchupGame' ? found.change : undefined
}

/** The steps with one that is new, or in the place of the one with its number. */
export const withScenarioStep = <Step extends ScenarioStep>(steps: readonly Step[], set: Step): readonly Step[] =>
  steps.some(({ step }) => step === set.step) ? steps.map(one => (one.step === set.step ? set : one)) : [...steps, set]

export const withoutScenarioStep = <Step extends ScenarioStep>(steps: readonly Step[], removed: StepNumber): readonly Step[] =>
  steps.filter(({ step }) => step !== removed)

const changed = (scenarios: Scenarios, id: ScenarioId, change: (scenario: Scenario) => Scenario): Scenarios => {
  const scenario = scenarios.get(id)
  return scenario === undefined ? scenarios : new Map(scenarios).set(id, change(scenario))
}

export const evolveScenarios = (scenarios: Scenarios, fact: ScenarioFact): Scenarios => {
  const { scenario: id } = fact.data
  switch (fact.type) {
    case 'ScenarioMade': {
      const { name, season, league } = fact.data
      return new Map(scenarios).set(id, { name, season, league, steps: [], last: 0 })
    }
    case 'ScenarioStepSet': {
      const { step, is } = fact.data
      return changed(scenarios, id, scenario => ({
        ...scenario,
        steps: withScenarioStep(scenario.steps, { step, change: is }),
        last: Math.max(scenario.last, step),
      }))
    }
    case 'ScenarioStepRemoved':
      return changed(scenarios, id, scenario => ({ ...scenario, steps: withoutScenarioStep(scenario.steps, fact.data.step) }))
    case 'ScenarioDiscarded':
      return new Map([...scenarios].filter(([one]) => one !== id))
  }
}

export const scenariosStream: StreamOf<Scenarios, ScenarioFact, OrganizationId> = {
  name: organization => `scenarios-${organization}`,
  initial: new Map(),
  evolve: evolveScenarios,
}
