import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { discardScenario, makeScenario, removeStep, setStep } from '@fullcourt/domain/scenarios/decide'
import type { ScenarioChange } from '@fullcourt/domain/scenarios/events'
import { scenariosStream } from '@fullcourt/domain/scenarios/state'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type Installation } from './installation'

const changesOf = (installation: Installation, what: number): readonly ScenarioChange[] => {
  const game = choose(installation.games, what)?.game ?? 1
  const [master, duplicate] = [what, what + 1].map(pick => choose(installation.players, pick)?.player ?? pick)
  return [
    { kind: 'score', game, home: what, away: 50 },
    { kind: 'walkover', game, winner: 'home' },
    { kind: 'delete', game },
    { kind: 'orderRule', rule: null },
    { kind: 'merge', master: master ?? 1, duplicate: duplicate ?? 2 },
  ]
}

const makeOne = (installation: Installation, place: LeaguePlace, what: number, discards: boolean): void => {
  const { log } = installation
  const scenario = installation.newId('scenario')
  const of = { organization: place.organization, scenario }
  log.decide(scenariosStream, of.organization, state => makeScenario(state, { ...place, scenario, name: 'Hawks win out' }))
  for (const change of changesOf(installation, what).slice(what % 5))
    log.decide(scenariosStream, of.organization, state => setStep(state, { ...of, change }))
  log.decide(scenariosStream, of.organization, state => removeStep(state, { ...of, step: 1 }))
  if (discards) log.decide(scenariosStream, of.organization, state => discardScenario(state, of))
}

/** What an organization might do: each scenario changes some things, and takes the first of them out. */
export const scenarioCommands: readonly WeightedCommand[] = [
  command('make a scenario', 3, fc.tuple(pick, pick, fc.boolean()), (installation, [which, what, discards]) => {
    const place = choose(installation.leagues, which)
    if (place) makeOne(installation, place, what, discards)
  }),
]
