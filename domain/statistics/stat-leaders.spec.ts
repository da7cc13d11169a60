import { basketball } from '../sports/basketball/basketball'
import { line } from './figures.examples'
import type { Abbreviation } from './definitions'
import { minimumInWords, type LeaderForm } from './qualifying'
import { statLeaders, type SeasonFigures } from './stat-leaders'
import { noTotals, withLine } from './totals'

const player = (id: number, games: number, sums: string, over: Partial<SeasonFigures> = {}): SeasonFigures => ({
  player: id,
  games,
  sums: line(sums),
  shots: {},
  teamGames: 8,
  ...over,
})

/** `1. 12 30`: rank, player, value. */
const led = (abbreviation: Abbreviation, by: LeaderForm, ...players: SeasonFigures[]) =>
  statLeaders(basketball, abbreviation, by, { players, places: 3 }).map(({ rank, row }) => `${rank}. ${row.player} ${row.value}`)

describe('Leaders per game', () => {
  it('have the most per game among those who played half of their team’s games', () =>
    expect(led('PTS', 'game', player(1, 8, 'PTS 80'), player(2, 4, 'PTS 60'), player(3, 3, 'PTS 90'))).toEqual([
      '1. 2 15',
      '2. 1 10',
    ]))

  it('are measured by the games of their own team', () =>
    expect(led('PTS', 'game', player(1, 2, 'PTS 30', { teamGames: 3 }), player(2, 2, 'PTS 40', { teamGames: 5 }))).toEqual([
      '1. 1 15',
    ]))

  it('need one game, before their team has completed one', () =>
    expect(led('PTS', 'game', player(1, 1, 'PTS 9', { teamGames: 0 }), player(2, 0, 'PTS 0', { teamGames: 0 }))).toEqual([
      '1. 1 9',
    ]))

  it('are told apart by what is not printed, and share a rank where they are equal', () =>
    expect(
      led('REB', 'game', player(1, 7, 'REB 71'), player(2, 8, 'REB 81'), player(3, 4, 'REB 40'), player(4, 8, 'REB 80')),
    ).toEqual(['1. 1 10.1', '2. 2 10.1', '3. 3 10', '3. 4 10']))
})

/** A player of whom these lines are kept. */
const withLines = (id: number, ...lines: string[]): SeasonFigures => {
  const { games, sums } = lines.map(line).reduce(withLine, noTotals)
  return { ...player(id, games, ''), sums }
}

describe('Leaders in total', () => {
  const players = [
    withLines(31, 'PTS 10'),
    withLines(32, 'PTS 20, REB 1'),
    withLines(33, 'PTS 10'),
    withLines(34, 'PTS 5'),
    withLines(35, 'REB 3'),
  ]

  it('are those with most of a figure, a tie at the last place kept whole', () =>
    expect(led('PTS', 'total', ...players, withLines(36, 'PTS 10'), withLines(37, 'PTS 10'))).toEqual([
      '1. 32 20',
      '2. 31 10',
      '2. 33 10',
      '2. 36 10',
      '2. 37 10',
    ]))

  it('have some of it', () => expect(led('REB', 'total', ...players)).toEqual(['1. 35 3', '2. 32 1']))

  it('are none of a figure that nobody keeps', () => expect(led('3PM', 'total', ...players)).toEqual([]))

  it('count what follows from the made shots', () =>
    expect(led('PTS', 'total', withLines(31, 'FGM 5, 3PM 1, FTM 1'), withLines(32, 'PTS 11'))).toEqual(['1. 31 12', '2. 32 11']))

  it('have no minimum', () =>
    expect(led('PTS', 'total', player(1, 8, 'PTS 80'), player(2, 1, 'PTS 90'))).toEqual(['1. 2 90', '2. 1 80']))

  it('leave out who has none of a figure, or whose league does not keep it', () =>
    expect(led('AST', 'total', player(1, 8, 'AST 0'), player(2, 8, 'PTS 9'))).toEqual([]))
})

describe('Leaders of a percentage', () => {
  const shooter = (id: number, made: number, attempted: number, games = 8) =>
    player(id, games, 'PTS 1', { shots: { 'FT%': { made, attempted }, 'FG%': { made, attempted } } })

  it('need attempts for each game of their team, and half of the games, in both forms', () => {
    expect(led('FT%', 'total', shooter(1, 7, 7), shooter(2, 6, 8), shooter(3, 9, 9, 3))).toEqual(['1. 2 75'])
    expect(led('FG%', 'game', shooter(1, 20, 31), shooter(2, 16, 32))).toEqual(['1. 2 0.5'])
  })

  it('say in words what they need', () => {
    expect(minimumInWords(basketball, 'FT%', 'game')).toBe(
      'Players in at least half of their team’s games, with at least one attempt for each game of the team.',
    )
    expect(minimumInWords(basketball, 'FG%', 'total')).toBe(
      'Players in at least half of their team’s games, with at least 4 attempts for each game of the team.',
    )
    expect(minimumInWords(basketball, 'PTS', 'game')).toBe('Players in at least half of their team’s games.')
    expect(minimumInWords(basketball, 'PTS', 'total')).toBe('All players, however many games they played.')
  })
})
