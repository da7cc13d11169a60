import { daysOf } from './days-of-games'

const game = (date: string | null, home?: number, away = 0) => ({
  details: { date },
  score: home === undefined ? null : { home, away },
})

it('counts the games of each day, in the order they came', () => {
  expect(daysOf([game('2026-01-05', 61, 58), game('2026-01-05'), game('2026-01-12')])).toEqual([
    { date: '2026-01-05', games: 2, completed: 1 },
    { date: '2026-01-12', games: 1, completed: 0 },
  ])
})

it('takes no game for completed whose scores are both 0', () => {
  expect(daysOf([game('2026-01-05', 0, 0)])).toEqual([{ date: '2026-01-05', games: 1, completed: 0 }])
})

it('takes a walk-over for a result', () => {
  expect(daysOf([{ ...game('2026-01-05'), walkover: 'home' }])).toEqual([{ date: '2026-01-05', games: 1, completed: 1 }])
})

it('keeps the games whose day is to be decided together', () => {
  expect(daysOf([game(null), game(null)])).toEqual([{ date: null, games: 2, completed: 0 }])
})
