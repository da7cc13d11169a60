import { tap } from './games.examples'
import { MOST_SCORING_EVENTS, scoringAfter, type ScoringEvent } from './scoring'

const after = (...taps: ReturnType<typeof tap>[]) => scoringAfter([], { side: 'home', taps })
const basket: ScoringEvent = { side: 'home', points: 2, period: 1, remaining: 588_000, at: Date.parse(tap().at) }

it('What was made scores, by its kind; a miss, a rebound and an assist do not', () => {
  const points = (figure: 'FTM' | '2PM' | '3PM' | '3PA' | 'REB' | 'AST') => after(tap({ figure })).map(event => event.points)
  expect([points('FTM'), points('2PM'), points('3PM')]).toEqual([[1], [2], [3]])
  expect([points('3PA'), points('REB'), points('AST')]).toEqual([[], [], []])
})

it('It is in the period and at the clock of its tap, or without one', () => {
  expect(after(tap())).toEqual([basket])
  const { remaining: _, ...withoutClock } = tap()
  expect(after(withoutClock)).toEqual([{ ...basket, remaining: null }])
})

it('A tap that is taken back takes its points out again, with the line that they went in or with a later one', () => {
  const other = tap({ at: '2025-06-29T20:17:06.000Z' })
  expect(after(tap(), tap({ isBack: true }), other)).toEqual(after(other))
  expect(scoringAfter(after(tap(), other), { side: 'home', taps: [tap({ isBack: true })] })).toEqual(after(other))
})

it('What was never in takes nothing out: another side, another moment, other points', () => {
  const back = tap({ isBack: true })
  expect(scoringAfter([basket], { side: 'away', taps: [back] })).toEqual([basket])
  expect(scoringAfter([basket], { side: 'home', taps: [{ ...back, at: '2025-06-29T20:16:07.000Z' }] })).toEqual([basket])
  expect(scoringAfter([basket], { side: 'home', taps: [{ ...back, figure: '3PM' }] })).toEqual([basket])
})

it('A line that was typed scores nothing', () => expect(scoringAfter([basket], { side: 'home' })).toEqual([basket]))

it('No more are kept than a game can have', () => {
  const many = Array.from({ length: MOST_SCORING_EVENTS + 1 }, () => tap())
  expect(after(...many)).toHaveLength(MOST_SCORING_EVENTS)
})
