import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { specification } from '../testing/specification'
import { scenarioCard, type ScenarioCard } from './scenario'

const given = specification<ScenarioCard>(scenarioCard)

const OF = { organization: 1, scenario: 9 }
const made: AnyFact = { type: 'ScenarioMade', data: { ...OF, season: 3, league: 5, name: 'Hawks win out' } }
const score = (home: number) => ({ kind: 'score', game: 7, home, away: 58 }) as const
const set = (step: number, home: number): AnyFact => ({
  type: 'ScenarioStepSet',
  data: { ...OF, step, was: null, is: score(home) },
})
const at = (position: number) => ({ by: 2, position: String(position).padStart(20, '0') })

it('A scenario says who made it, and where the log was', () =>
  given(made).thenOf('9', { name: 'Hawks win out', league: 5, by: 2, base: at(0).position, steps: [] }))

it('A change that replaces another stands in its place, and says where the log was when it was set', () =>
  given(made, set(1, 61), set(2, 62), set(1, 63)).thenOf('9', {
    steps: [
      { step: 1, change: score(63), ...at(3) },
      { step: 2, change: score(62), ...at(2) },
    ],
  }))

it('What was taken out is gone', () =>
  given(made, set(1, 61), { type: 'ScenarioStepRemoved', data: { ...OF, step: 1, was: score(61) } }).thenOf('9', { steps: [] }))

it('A scenario is in the list of its organization until it is discarded', () => {
  given(made).thenList('organization', '1', '9')
  given(made, { type: 'ScenarioDiscarded', data: { ...OF, name: 'Hawks win out' } }).thenList('organization', '1')
})
