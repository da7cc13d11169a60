import { statOfLines } from '@fullcourt/domain/statistics/stat-columns'
import { latestGames, summedUp } from './latest-games'

const lineOf = (game: number, line: object) => ({ game, order: `2026-01-0${game}`, line })

it('The latest games are those that were played last, with all their lines', () => {
  const lines = [lineOf(1, {}), lineOf(3, {}), lineOf(3, {}), lineOf(2, {})]
  const { latest, earlier } = latestGames(lines, 2)
  expect([latest, earlier].map(each => each.map(({ game }) => game))).toEqual([[3, 3, 2], [1]])
})

describe('Games that are summed up', () => {
  it('have the sums and percentages of their lines', () => {
    const played = [lineOf(1, { FTM: 1, FTA: 2 }), lineOf(2, { FTM: 5 }), lineOf(3, { FTM: 2, FTA: 2 }), lineOf(3, { AST: 4 })]
    const { games, lines } = summedUp(played)
    expect(games).toBe(3)
    expect(lines).toHaveLength(3)
    for (const statistic of ['FTM', 'FTA', 'FT%', 'AST'] as const)
      expect(statOfLines(statistic, lines)).toBe(
        statOfLines(
          statistic,
          played.map(({ line }) => line),
        ),
      )
  })

  it('have one sum where the same figures follow from what was entered', () => {
    const made = [lineOf(1, { FGM: 5, '3PM': 1, FTM: 1 }), lineOf(2, { '2PM': 4, '3PM': 1, FTM: 1 })]
    expect(summedUp(made).lines).toEqual([{ PTS: 24, FGM: 10, '2PM': 8, '3PM': 2, FTM: 2 }])
  })

  it('have the first game with the most of each figure, and how often it was reached', () => {
    const { bests } = summedUp([lineOf(3, { AST: 9 }), lineOf(1, { AST: 4, REB: 0 }), lineOf(2, { AST: 9 })])
    expect(bests.map(({ figure, value, times, first }) => [figure, value, times, first.game])).toEqual([['AST', 9, 2, 2]])
  })
})
