import { progressInWords, progressOf } from './progress'

const day = (date: string | null, games: number, completed = 0) => ({ date, games, completed })
const season = [day('2026-11-16', 3, 3), day('2026-11-19', 3, 2), day('2026-11-21', 3), day(null, 1)]

it('counts what was played, and finds the days around today', () => {
  expect(progressOf(season, '2026-11-20')).toEqual({ games: 10, completed: 5, last: '2026-11-19', next: '2026-11-21' })
})

it('looks forward to today itself', () => {
  expect(progressOf(season, '2026-11-21').next).toBe('2026-11-21')
})

it('looks forward to nothing when the season is over', () => {
  expect(progressOf([day('2026-11-16', 3, 3)], '2026-11-20').next).toBeNull()
})

it('puts it in words', () => {
  const words = (games: number, completed: number) => progressInWords({ games, completed, last: null, next: null })
  expect([words(0, 0), words(1, 0), words(60, 36), words(60, 60)]).toEqual([
    'no games yet',
    '1 game to play',
    'after 36 of 60 games',
    'all 60 games played',
  ])
})
