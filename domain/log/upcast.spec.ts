import { FACT_VERSIONS } from './fact-types'
import { upcast, UPCAST_STEPS, type UpcastSteps } from './upcast'

/** As if scores had once been a text, then a pair, before they became what they are. */
const steps: UpcastSteps = {
  ScoreUpdated: [
    data => ({ pair: (data as { text: string }).text.split('–').map(Number) }),
    data => {
      const [home, away] = (data as { pair: number[] }).pair
      return { is: { home, away } }
    },
  ],
}

describe('A fact of an older version is read in its newest shape', () => {
  it('by every step from its version on', () =>
    expect(upcast('ScoreUpdated', 1, { text: '61–58' }, steps)).toEqual({ is: { home: 61, away: 58 } }))

  it('without the steps that its version already has', () =>
    expect(upcast('ScoreUpdated', 2, { pair: [61, 58] }, steps)).toEqual({ is: { home: 61, away: 58 } }))

  it('unchanged where it is of the newest version', () => {
    const data = { is: { home: 61, away: 58 } }
    expect(upcast('ScoreUpdated', 3, data, steps)).toBe(data)
  })

  it('unchanged where its type never had another shape', () => {
    const data = { game: 41 }
    expect(upcast('GameDeleted', 1, data, steps)).toBe(data)
  })
})

it('There is a step for every version before the newest', () => {
  const wanting = Object.entries(FACT_VERSIONS).filter(
    ([type, newest]) => (UPCAST_STEPS[type as keyof typeof FACT_VERSIONS] ?? []).length !== newest - 1,
  )
  expect(wanting).toEqual([])
})

it('The leagues of an order were called `order` in its first version', () =>
  expect(upcast('LeaguesOrdered', 1, { organization: 1, season: 3, order: [6, 5] })).toEqual({
    organization: 1,
    season: 3,
    leagues: [6, 5],
  }))

it('An import named no time zone of the organization that it makes in its first version', () =>
  expect(upcast('ImportBegun', 1, { import: 7, target: { organization: { id: 1, slug: 'harbour', make: true } } })).toEqual({
    import: 7,
    target: { organization: { id: 1, slug: 'harbour', make: true, timeZone: null } },
  }))
