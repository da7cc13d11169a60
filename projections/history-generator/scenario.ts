import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { discardScenario, makeScenario, removeStep, setStep } from '@fullcourt/domain/scenarios/decide'
import type { ScenarioChange } from '@fullcourt/domain/scenarios/events'
import { scenariosStream } from '@fullcourt/domain/scenarios/state'
import type { Installation } from './installation'

const CHANGES: readonly ScenarioChange[] = [
  { kind: 'score', game: 1, home: 61, away: 58 },
  { kind: 'walkover', game: 2, winner: 'home' },
  { kind: 'delete', game: 3 },
  { kind: 'matchupGame', division: 1, matchup: 'r1-0', game: 4 },
  { kind: 'orderRule', rule: null },
  { kind: 'merge', master: 1, duplicate: 2 },
]

const makeScenarioOf = (
  installation: Installation,
  place: LeaguePlace,
): { readonly organization: number; readonly scenario: number } => {
  const { log } = installation
  const of = { organization: place.organization, scenario: installation.newId('scenario') }
  log.decide(scenariosStream, of.organization, state => makeScenario(state, { ...place, ...of, name: 'Hawks win out' }))
  for (const change of CHANGES) log.decide(scenariosStream, of.organization, state => setStep(state, { ...of, change }))
  log.decide(scenariosStream, of.organization, state => removeStep(state, { ...of, step: 1 }))
  return of
}

/** What an organization might do: a scenario with a change of each kind, one of which is taken out, and another one that is discarded. */
export const makeScenarios = (installation: Installation, place: LeaguePlace): void => {
  makeScenarioOf(installation, place)
  const of = makeScenarioOf(installation, place)
  installation.log.decide(scenariosStream, of.organization, state => discardScenario(state, of))
}
