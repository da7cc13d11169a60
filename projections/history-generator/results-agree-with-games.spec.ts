import { gameCounts } from '../games/game-counts'
import { opponents } from '../standings/opponents'
import { activeGames, count, holds, type SomeGame } from './at-the-end'

/** What is counted of results, counted anew of the games as they are at the end. */

const SIDES = ['home', 'away'] as const
const other = { home: 'away', away: 'home' } as const

const won = ({ figures: { score } }: SomeGame, side: 'home' | 'away') => score !== null && score[side] > score[other[side]]

it('An entry has won and lost against another what the regular games of both at the end say', () =>
  holds(opponents, (documents, { installation }) => {
    const games = activeGames(installation).filter(({ context }) => context.stage === 'regular')
    const between = (one: number, opponent: number) =>
      SIDES.flatMap(side =>
        games
          .filter(({ context }) => context[side].entry === one && context[other[side]].entry === opponent)
          .map(game => ({ isWon: won(game, side), isLost: won(game, other[side]) })),
      )
    const ids = installation.entries.map(({ entry }) => entry).toSorted((a, b) => a - b)
    for (const { entry } of installation.entries) {
      const records = ids.map(opponent => ({
        entry: opponent,
        wins: count(between(entry, opponent), ({ isWon }) => isWon),
        losses: count(between(entry, opponent), ({ isLost }) => isLost),
      }))
      const decided = ({ wins, losses }: { wins: number; losses: number }) => wins > 0 || losses > 0
      expect((documents.get(String(entry))?.against ?? []).filter(decided)).toEqual(records.filter(decided))
    }
    expect(ids.map(String)).toEqual(expect.arrayContaining([...documents.keys()]))
  }))

const isCompleted = ({ figures: { score, walkover } }: SomeGame) =>
  walkover !== undefined || (score !== null && score.home + score.away > 0)

/** Whose game it is: its league, and the leagues of both sides, the smaller id first. */
const groupOf = ({ context: { league, home, away } }: SomeGame) => {
  const [one, two] = [Math.min(home.league, away.league), Math.max(home.league, away.league)]
  return JSON.stringify({ league, sides: one === two ? [one] : [one, two] })
}

it('A season has the games at the end, and has completed those with a result', () =>
  holds(gameCounts, (documents, { installation }) => {
    for (const { season } of installation.seasons) {
      const games = activeGames(installation).filter(({ context }) => context.season === season)
      const groups = [...new Set(games.map(groupOf))].toSorted()
      const expected = groups.map(group => {
        const own = games.filter(game => groupOf(game) === group)
        return [group, own.length, count(own, isCompleted)]
      })
      const counted = (documents.get(String(season))?.counts ?? [])
        .filter(({ games, completed }) => games !== 0 || completed !== 0)
        .map(({ league, sides, games, completed }) => [JSON.stringify({ league, sides }), games, completed] as const)
      expect(counted.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual(expected)
    }
    expect(installation.seasons.map(({ season }) => String(season))).toEqual(expect.arrayContaining([...documents.keys()]))
  }))
