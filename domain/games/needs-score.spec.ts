import { details, score } from './games.examples'
import { needsScore } from './needs-score'

it('A game with a date needs a score until one is entered', () => {
  const dated = details({ date: '2026-07-01' })
  expect(needsScore(dated, null)).toBe(true)
  expect(needsScore(dated, score('61–58'))).toBe(false)
})

it('0–0 is no result', () => expect(needsScore(details({ date: '2026-07-01' }), score('0–0'))).toBe(true))

it('A game whose day is to be decided needs none', () => expect(needsScore(details({ date: null }), null)).toBe(false))

it.each(['Cancelled', 'canceled', 'Postponed'])('A game that is %s needs none', status =>
  expect(needsScore(details({ date: '2026-07-01', status }), null)).toBe(false),
)
