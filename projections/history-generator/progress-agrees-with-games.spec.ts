import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { ofDivision, ofSeason, ofTeam } from '../games/game-lists'
import { gameCard } from '../games/game-card'
import { gamesProgress, type SidesCount } from '../games/games-progress'
import { listed } from '../testing/specification'
import { activeGames, count, holds, type SomeGame } from './at-the-end'
import type { Installation } from './installation'

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

const gamesOf = (installation: Installation, season: number, league: number | null, division: number | null) =>
  activeGames(installation).filter(
    ({ context }) => context.season === season && context.league === league && context.division === division,
  )

it('Leagues, divisions and teams are as far played as their games are at the end', () =>
  holds(gamesProgress, (documents, { installation }) => {
    const shown = [...documents.values()]
    for (const { season, league, division, counts } of shown)
      expect(bySides(counts.filter(({ games }) => games > 0))).toEqual(
        bySides(expectedCounts(gamesOf(installation, season, league, division))),
      )
    for (const { context } of activeGames(installation))
      expect(shown).toContainEqual(expect.objectContaining({ season: context.season, league: context.league }))
  }))

const ids = (games: readonly SomeGame[]) => games.map(({ id }) => String(id)).toSorted()

it('Games with a result are listed for their season, their division and their teams', () =>
  holds(gameCard, (documents, { installation }) => {
    const games = activeGames(installation)
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
