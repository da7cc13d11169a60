import { listedGames } from './listed-games'

const lineOf = (game: number, PTS: number) => ({ game, order: `2026-01-${String(game).padStart(2, '0')}`, line: { PTS } })

/** Two seasons of three games: 1 to 3, and 11 to 13. */
const BEFORE = { season: 1, lines: [lineOf(1, 30), lineOf(2, 4), lineOf(3, 6)] }
const NOW = { season: 2, lines: [lineOf(11, 8), lineOf(12, 20), lineOf(13, 10)] }

const gamesOf = ({ listed }: ReturnType<typeof listedGames>) => listed.map(({ game }) => game)
const bestsOf = ({ earlier }: ReturnType<typeof listedGames>) =>
  earlier.map(({ season, bests }) => [season, bests.map(({ figure, value, first }) => [figure, value, first.game])])

it('are the latest of the season that is wanted, and the last of each other one', () => {
  expect(gamesOf(listedGames([BEFORE, NOW], { season: 2, games: 2 }))).toEqual([3, 12, 13])
  expect(gamesOf(listedGames([BEFORE, NOW], { season: 1, games: 2 }))).toEqual([2, 3, 13])
})

it('are those of the season of the last game where they did not play in the wanted one', () => {
  expect(gamesOf(listedGames([NOW, BEFORE], { season: 9, games: 2 }))).toEqual([12, 13, 3])
  expect(gamesOf(listedGames([NOW, BEFORE], { season: undefined, games: 2 }))).toEqual([12, 13, 3])
})

it('leave the sums of all others, by season', () =>
  expect(
    listedGames([BEFORE, NOW], { season: 2, games: 2 }).earlier.map(({ season, games, lines }) => [season, games, lines]),
  ).toEqual([
    [1, 2, [{ PTS: 34 }]],
    [2, 1, [{ PTS: 8 }]],
  ]))

it('name the bests of the wanted season, and of other seasons those that are the bests of all', () => {
  expect(bestsOf(listedGames([BEFORE, NOW], { season: 2, games: 1 }))).toEqual([
    [1, [['PTS', 30, 1]]],
    [2, [['PTS', 20, 12]]],
  ])
  expect(bestsOf(listedGames([BEFORE, NOW], { season: 1, games: 1 }))).toEqual([
    [1, [['PTS', 30, 1]]],
    [2, []],
  ])
})

it('are none of nobody', () => expect(listedGames([], { season: 1, games: 5 })).toEqual({ listed: [], earlier: [] }))
