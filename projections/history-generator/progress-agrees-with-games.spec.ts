import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { ofDivision, ofSeason, ofTeam } from '../games/game-lists'
import { gameCard } from '../games/game-card'
import { gamesProgress, type GamesProgress, type SidesCount } from '../games/games-progress'
import { listed } from '../testing/specification'
import { count, holdsAllAlong, listsBy, listsOf, type SomeGame } from './at-the-end'
import { activeGamesOfFacts, gamesOfFacts } from './games-of-facts'

const isDecided = ({ figures: { score, walkover } }: SomeGame) =>
  walkover !== undefined || (score !== null && score.home + score.away > 0)

const counted = (games: readonly SomeGame[]) => ({ games: games.length, completed: count(games, isDecided) })

const playsIn =
  (team: TeamId) =>
  ({ context: { home, away } }: SomeGame) =>
    home.team === team || away.team === team

const sidesOf = ({ context: { home, away } }: SomeGame) => [...new Set([home.league, away.league])].sort((a, b) => a - b)

const expectedCounts = (games: readonly SomeGame[]): readonly SidesCount[] =>
  groupBy(games, game => sidesOf(game).join()).map(same => {
    const teams = [...new Set(same.flatMap(({ context: { home, away } }) => [home.team, away.team]))].sort((a, b) => a - b)
    return {
      sides: sidesOf(same[0]),
      ...counted(same),
      teams: teams.map(team => ({ team, ...counted(same.filter(playsIn(team))) })),
    }
  })

const bySides = (counts: readonly SidesCount[]) => counts.toSorted((a, b) => (a.sides.join() < b.sides.join() ? -1 : 1))

const documentOf = ({ context: { season, league, division } }: SomeGame) => `${season}-${league ?? ''}-${division ?? ''}`

/** Where nothing is left of games, their teams may still be named: nobody sees it. */
const withGames = ({ counts, ...place }: GamesProgress) => ({
  ...place,
  counts: bySides(counts.filter(({ games }) => games > 0)),
})

it('Leagues, divisions and teams are as far played as their games are at the end', () =>
  holdsAllAlong(gamesProgress, (documents, facts) => {
    const expected = groupBy(gamesOfFacts(facts), documentOf).map(games => {
      const { season, league, division } = games[0].context
      const active = games.filter(({ kind }) => kind === 'active')
      return [documentOf(games[0]), { season, league, division, counts: bySides(expectedCounts(active)) }] as const
    })
    expect(new Map([...documents].map(([id, document]) => [id, withGames(document)]))).toEqual(new Map(expected))
    expect(listsOf(gamesProgress, documents)).toEqual(
      listsBy(
        expected.toSorted(([a], [b]) => (a < b ? -1 : 1)),
        ([, { season }]) => [`season=${season}`],
        ([id]) => id,
      ),
    )
  }))

const ids = (games: readonly SomeGame[]) => games.map(({ id }) => String(id)).toSorted()

it('Games with a result are listed for their season, their division and their teams', () =>
  holdsAllAlong(gameCard, (documents, facts) => {
    const games = activeGamesOfFacts(facts)
    const decidedIn = (key: string) => listed(gameCard, documents, 'decided', key).toSorted()
    for (const { context } of games) {
      const { season, division, home } = context
      const inSeason = games.filter(game => game.context.season === season && isDecided(game))
      expect(decidedIn(ofSeason(season))).toEqual(ids(inSeason))
      expect(decidedIn(ofTeam(season, home.team))).toEqual(ids(inSeason.filter(playsIn(home.team))))
      if (division !== null)
        expect(decidedIn(ofDivision(division))).toEqual(ids(inSeason.filter(game => game.context.division === division)))
    }
  }))
