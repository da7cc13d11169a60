import { onePerSide, totalsOfGames, type LineOfGame } from './totals-of-games'

const [FIRST, SECOND] = [71, 72]
const line = (game: number, side: LineOfGame['side'], PTS: number): LineOfGame => ({ game, side, line: { PTS } })

it('Two lines of a game and side are one, which counts one game', () => {
  const lines = [line(FIRST, 'home', 8), line(SECOND, 'away', 5), line(FIRST, 'home', 4)]
  expect(onePerSide(lines)).toEqual([line(FIRST, 'home', 12), line(SECOND, 'away', 5)])
  expect(totalsOfGames(lines)).toEqual({ games: 2, sums: { PTS: 17 }, kept: { PTS: 2 } })
})

it('Lines on both sides of a game stay two, and the game counts once', () => {
  const lines = [line(FIRST, 'home', 8), line(FIRST, 'away', 4)]
  expect(onePerSide(lines)).toEqual(lines)
  expect(totalsOfGames(lines)).toEqual({ games: 1, sums: { PTS: 12 }, kept: { PTS: 2 } })
})

it('A game in which they did not play does not count, unless they played under another id', () => {
  const sat: LineOfGame = { game: FIRST, side: 'home', line: {} }
  expect(totalsOfGames([sat]).games).toBe(0)
  expect(totalsOfGames([sat, line(FIRST, 'home', 2)])).toEqual({ games: 1, sums: { PTS: 2 }, kept: { PTS: 1 } })
})
