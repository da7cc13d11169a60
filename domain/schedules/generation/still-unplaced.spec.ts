import type { PlanGame } from './input'
import type { UnplacedPlanGame } from './plan'
import { stillUnplaced } from './still-unplaced'

const weeks = ['2026-01-04', '2026-01-11'].map(startsOn => ({ startsOn, slots: [] }))
const game = (home: number, away: number, date = '2026-01-06'): PlanGame => ({ home, away, date, time: '18:00', location: null })
const wanted = (home: number, away: number, week: number | null = null): UnplacedPlanGame => ({
  home,
  away,
  week,
  slots: 2,
  obstacles: [],
})
const left = (unplaced: readonly UnplacedPlanGame[], games: readonly PlanGame[], meetings: number | null = 1) =>
  stillUnplaced(unplaced, games, { weeks, meetings })

it('A pair that found no place is not listed once somebody placed it, whoever is at home', () => {
  expect(left([wanted(1, 2), wanted(3, 4)], [game(2, 1)])).toEqual([wanted(3, 4)])
  expect(left([wanted(1, 2)], [])).toEqual([wanted(1, 2)])
})

it('A pair that meets twice stays as often as meetings are left', () =>
  expect(left([wanted(1, 2), wanted(2, 1)], [game(1, 2)], 2)).toEqual([wanted(1, 2)]))

it('A game that was wanted in a week is placed when both teams play in it', () => {
  const inSecond = wanted(1, 2, 1)
  expect(left([inSecond], [game(1, 2)], null)).toEqual([inSecond])
  expect(left([inSecond], [game(1, 3, '2026-01-12')], null)).toEqual([inSecond])
  expect(left([inSecond], [game(1, 3, '2026-01-12'), game(2, 4, '2026-01-13')], null)).toEqual([])
})
