import { facts, factsOrNothing, nothing, refuse, type Decision } from '../facts/decision'
import { cleanName, nameFault } from '../facts/text'
import type { LeagueId, OrganizationId, ScenarioId, SeasonId } from '../ids/kinds'
import { ruleFault } from '../order-rules/rule-faults'
import type { ScenarioChange, ScenarioFact, StepNumber } from './events'
import { subjectOf, type Scenario, type Scenarios, type ScenarioStep } from './state'

export const SCENARIO_NOT_FOUND = refuse('not-found', 'Scenario not found.')
export const STEP_NOT_FOUND = refuse('not-found', 'This change is not in the scenario any more.')

/** Each is decided anew whenever it is looked at, so that there is a bound (docs/history.md#what-if). */
export const MOST_SCENARIOS = 50
export const MOST_SCENARIO_STEPS = 100

type OfScenario = { readonly organization: OrganizationId; readonly scenario: ScenarioId }

/** A new scenario of a league, in which nothing is changed yet. */
export const makeScenario = (
  scenarios: Scenarios,
  { name, ...place }: OfScenario & { readonly season: SeasonId; readonly league: LeagueId; readonly name: string },
): Decision<ScenarioFact> => {
  const fault = nameFault('Scenario name', name)
  if (fault) return fault
  if (scenarios.size >= MOST_SCENARIOS)
    return refuse('conflict', `There are ${MOST_SCENARIOS} scenarios already. Discard one that nobody needs.`)
  return facts({ type: 'ScenarioMade', data: { ...place, name: cleanName(name) } })
}

/** A matchup has one game in a scenario, whatever id is offered to it again. */
const isSame = (one: ScenarioChange, other: ScenarioChange) =>
  one.kind === 'matchupGame' || JSON.stringify(one) === JSON.stringify(other)

/** Changes something in a scenario; what it changed of the same thing before is replaced. Whether the rules allow it is seen when it is decided. */
export const setStep = (
  scenarios: Scenarios,
  { change, ...of }: OfScenario & { readonly change: ScenarioChange },
): Decision<ScenarioFact> => {
  const scenario = scenarios.get(of.scenario)
  if (!scenario) return SCENARIO_NOT_FOUND
  if (change.kind === 'merge' && change.master === change.duplicate) return refuse('invalid', 'Choose two different players.')
  const fault = change.kind === 'orderRule' && change.rule ? ruleFault(change.rule) : undefined
  if (fault) return fault
  const known = scenario.steps.find(step => subjectOf(step.change) === subjectOf(change))
  if (known && isSame(known.change, change)) return nothing
  if (!known && scenario.steps.length >= MOST_SCENARIO_STEPS)
    return refuse('conflict', `A scenario has at most ${MOST_SCENARIO_STEPS} changes. Make some of them real, or take some out.`)
  return facts({
    type: 'ScenarioStepSet',
    data: { ...of, step: known?.step ?? scenario.last + 1, was: known?.change ?? null, is: change },
  })
}

/** What else goes with a change: what was said of a game that would not be there. */
const removedWith = ({ steps }: Scenario, { step, change }: ScenarioStep): readonly ScenarioStep[] =>
  change.kind === 'matchupGame'
    ? steps.filter(other => 'game' in other.change && other.change.game === change.game)
    : [{ step, change }]

/** Takes a change out of a scenario, and with the game of a matchup what was said of it. */
export const removeStep = (
  scenarios: Scenarios,
  { step, ...of }: OfScenario & { readonly step: StepNumber },
): Decision<ScenarioFact> => {
  const scenario = scenarios.get(of.scenario)
  if (!scenario) return SCENARIO_NOT_FOUND
  const known = scenario.steps.find(one => one.step === step)
  if (!known) return STEP_NOT_FOUND
  return factsOrNothing(
    removedWith(scenario, known).map(one => ({
      type: 'ScenarioStepRemoved',
      data: { ...of, step: one.step, was: one.change },
    })),
  )
}

/** Throws a scenario away. */
export const discardScenario = (scenarios: Scenarios, of: OfScenario): Decision<ScenarioFact> => {
  const scenario = scenarios.get(of.scenario)
  return scenario ? facts({ type: 'ScenarioDiscarded', data: { ...of, name: scenario.name } }) : SCENARIO_NOT_FOUND
}
