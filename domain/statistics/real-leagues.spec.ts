import { isCompleted, winnerOf } from '../games/completed'
import type { BoxScoreLine } from '../games/events'
import { mismatches, pointSums } from '../games/mismatch'
import type { Figure } from './figures'
import { deriveLine } from './line'
import { LEADERBOARD_PLACES } from './ranking'
import { hasRealLeagues, leagueIn, type Leader, type RealGame, type RealLeague, type RealLine } from './real-leagues.examples'
import { orderStandings } from '../standings/standings-order'
import { basketball } from '../sports/basketball/basketball'
import { statLeaders } from './stat-leaders'
import { noTotals, withLine, type Totals } from './totals'

const recordOf = (games: readonly RealGame[], team: string) => {
  const results = games
    .filter(({ home, away, regular }) => regular && (home === team || away === team))
    .map(({ home, score }) => [winnerOf(score), home === team ? 'home' : 'away'] as const)
    .filter(([winner]) => winner !== null)
  const wins = results.filter(([winner, side]) => winner === side).length
  return { team, wins, losses: results.length - wins }
}

/** A player's totals in regular games; players have numbers here, as in the product. */
const totalsOf = ({ games, lines }: RealLeague) => {
  const regular = new Set(games.filter(game => game.regular).map(({ id }) => id))
  const totals = new Map<string, Totals>()
  for (const { game, player, line } of lines)
    if (regular.has(game)) totals.set(player, withLine(totals.get(player) ?? noTotals, line))
  const names = [...totals.keys()]
  const players = [...totals.values()].map(({ games, sums }, player) => ({ player, games, sums, shots: {}, teamGames: 0 }))
  return { names, players }
}

const leadersOf = (league: RealLeague, figure: Figure): Leader[] => {
  const { names, players } = totalsOf(league)
  return statLeaders(basketball, figure, 'total', { players, places: LEADERBOARD_PLACES }).map(
    ({ rank, row: { player, games, value } }) => ({ rank, player: names[player] ?? '', games, value }),
  )
}

/** Equal ranks have no order among themselves. */
const byRankAndPlayer = (leaders: readonly Leader[]) =>
  leaders
    .map(({ rank, player, games, value }) => ({ rank, player, games, value }))
    .sort((a, b) => a.rank - b.rank || a.player.localeCompare(b.player))

const sheetOf = (lines: readonly RealLine[], { id, home }: RealGame): BoxScoreLine[] =>
  lines
    .filter(({ game }) => game === id)
    .map(({ team, line }, player) => ({ player, side: team === home ? 'home' : 'away', line }))

/** Where the players' points are not the final score: game, team, sum, score. */
const mismatchesOf = ({ games, lines }: RealLeague) =>
  games
    .filter(({ score }) => isCompleted(score))
    .flatMap(game =>
      mismatches(game.score, pointSums({ lines: sheetOf(lines, game), periods: [] })).map(
        ({ side, sum, final }) => [game.id, game[side], sum, final] as const,
      ),
    )

const flaggedOf = ({ lines }: RealLeague) =>
  lines.filter(({ line }) => deriveLine(line).flags.length > 0).map(({ game, player }) => `${game} ${player}`)

const describeReal = hasRealLeagues('the rules on real seasons') ? describe : describe.skip

describeReal.each(['nba-2017-18', 'cebl-2025', 'rec-league-2025'])('The rules on the real season %s', folder => {
  let league: RealLeague
  beforeAll(() => {
    league = leagueIn(folder)
  })

  it('order the standings as they were published', () => {
    const { teams, games, expected } = league
    const table = orderStandings(teams.map(team => recordOf(games, team))).map(({ row }) => row)
    expect(table.map(({ wins, losses }) => [wins, losses])).toEqual(expected.standings.map(({ wins, losses }) => [wins, losses]))
    expect(new Set(table)).toEqual(new Set(expected.standings.map(({ team, wins, losses }) => ({ team, wins, losses }))))
  })

  it('find the same leaders, ties at the last place kept whole', () => {
    for (const [figure, leaders] of Object.entries(league.expected.leaders))
      expect(byRankAndPlayer(leadersOf(league, figure as Figure))).toEqual(byRankAndPlayer(leaders))
  })

  it('flag exactly the lines whose points do not follow from the made shots', () => {
    const known = league.expected.known_inconsistencies.filter(({ kind }) => kind === 'points do not follow from the made shots')
    expect(flaggedOf(league).sort()).toEqual(known.map(({ game, player }) => `${game} ${player}`).sort())
  })

  it('find exactly the games whose players’ points are not the final score', () => {
    const known = league.expected.known_inconsistencies.filter(
      ({ kind }) => kind === 'box-score points differ from the final score',
    )
    expect(mismatchesOf(league)).toEqual(
      known.map(({ game, team, sum_of_players, score }) => [game, team, sum_of_players, score]),
    )
  })
})
