import { specification } from '../testing/specification'
import { discardScenario, makeScenario, MOST_SCENARIOS, MOST_SCENARIO_STEPS, removeStep, setStep } from './decide'
import type { ScenarioChange, ScenarioFact } from './events'
import { evolveScenarios, type Scenarios } from './state'
import { scenarioChangeInWords } from './change-in-words'

const given = specification<Scenarios, ScenarioFact>(new Map(), evolveScenarios)

const OF = { organization: 1, scenario: 9 }
const made = (scenario = 9): ScenarioFact => ({
  type: 'ScenarioMade',
  data: { ...OF, scenario, season: 3, league: 5, name: 'Hawks win out' },
})
const score = (game: number, home = 61): ScenarioChange => ({ kind: 'score', game, home, away: 58 })
const final = (game: number): ScenarioChange => ({ kind: 'matchupGame', division: 2, matchup: 'r2-0', game })
const set = (step: number, is: ScenarioChange, was: ScenarioChange | null = null): ScenarioFact => ({
  type: 'ScenarioStepSet',
  data: { ...OF, step, was, is },
})
const removed = (step: number, was: ScenarioChange): ScenarioFact => ({ type: 'ScenarioStepRemoved', data: { ...OF, step, was } })
const discarded: ScenarioFact = { type: 'ScenarioDiscarded', data: { ...OF, name: 'Hawks win out' } }

const make = (name: string) => (state: Scenarios) => makeScenario(state, { ...OF, season: 3, league: 5, name })
const change = (change: ScenarioChange) => (state: Scenarios) => setStep(state, { ...OF, change })
const remove = (step: number) => (state: Scenarios) => removeStep(state, { ...OF, step })
const discard = (state: Scenarios) => discardScenario(state, OF)

const many = <Thing>(count: number, thing: (n: number) => Thing) => Array.from({ length: count }, (_, n) => thing(n + 1))

describe('A scenario', () => {
  it('has a name', () => given().when(make('  Hawks   win out ')).then(made()))
  it('without one is refused', () => given().when(make(' ')).thenRefused('invalid', 'Scenario name is required.'))
  it('is one of a bounded number', () =>
    given(...many(MOST_SCENARIOS, n => made(n + 9)))
      .when(make('One more'))
      .thenRefused('conflict'))
  it('that was discarded leaves room for another', () =>
    given(...many(MOST_SCENARIOS, n => made(n + 8)), discarded)
      .when(make('Hawks win out'))
      .then(made()))
  it('is discarded', () => given(made()).when(discard).then(discarded))
  it('is discarded once', () => given(made(), discarded).when(discard).thenRefused('not-found'))
  it('that was discarded is changed no more', () =>
    given(made(), discarded)
      .when(change(score(7)))
      .thenRefused('not-found'))
})

describe('A change in a scenario', () => {
  it('comes after the others', () =>
    given(made(), set(1, score(7)))
      .when(change(score(8)))
      .then(set(2, score(8))))
  it('of the same game replaces the other', () =>
    given(made(), set(1, score(7)), set(2, score(8)))
      .when(change({ kind: 'delete', game: 7 }))
      .then(set(1, { kind: 'delete', game: 7 }, score(7))))
  it('that is in it already is nothing', () =>
    given(made(), set(1, score(7)))
      .when(change(score(7)))
      .thenNothing())
  it('is taken out', () =>
    given(made(), set(1, score(7)))
      .when(remove(1))
      .then(removed(1, score(7))))
  it('that was taken out is not there, and its number is not used again', () => {
    given(made(), set(1, score(7)), removed(1, score(7)))
      .when(remove(1))
      .thenRefused('not-found')
    given(made(), set(1, score(7)), removed(1, score(7)))
      .when(change(score(8)))
      .then(set(2, score(8)))
  })
  it('gives a matchup one game, whatever id is offered to it', () =>
    given(made(), set(1, final(7)))
      .when(change(final(8)))
      .thenNothing())
  it('that gave a matchup its game takes with it what was said of the game', () =>
    given(made(), set(1, score(6)), set(2, final(7)), set(3, score(7)))
      .when(remove(2))
      .then(removed(2, final(7)), removed(3, score(7))))
  it('is one of a bounded number', () =>
    given(made(), ...many(MOST_SCENARIO_STEPS, n => set(n, score(n))))
      .when(change(score(MOST_SCENARIO_STEPS + 1)))
      .thenRefused('conflict'))
  it('cannot merge a player into themselves', () =>
    given(made())
      .when(change({ kind: 'merge', master: 4, duplicate: 4 }))
      .thenRefused('invalid'))
  it('cannot order a table by a rule that is none', () =>
    given(made())
      .when(change({ kind: 'orderRule', rule: { steps: [], ranking: 1, restarts: false } }))
      .thenRefused('invalid'))
})

it.each<[string, ScenarioChange]>([
  ['game 7: 58–61', score(7)],
  ['game 7: walk-over for the home team', { kind: 'walkover', game: 7, winner: 'home' }],
  ['game 7: no walk-over', { kind: 'walkover', game: 7, winner: null }],
  ['game 7: deleted', { kind: 'delete', game: 7 }],
  ['game 7: a game of the bracket division 2', final(7)],
  ['Table order: the standard order', { kind: 'orderRule', rule: null }],
  ['player 5 is the same person as player 4', { kind: 'merge', master: 4, duplicate: 5 }],
])('is told as %s', (words, change) => expect(scenarioChangeInWords(change, (kind, id) => `${kind} ${id}`)).toBe(words))
