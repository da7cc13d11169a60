import { quantity } from '../../../ui/format/figures'
import { api } from '../../parts/calls/api'

type Identified = { readonly id: number }
type LeagueAt = { readonly seasonId: number; readonly leagueId: number }
type Numbers = { readonly leagues: number; readonly teams: number; readonly games: number }

const gamesOf = async (at: LeagueAt) => (await api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}/games', { path: at })).games

type Sides = { readonly home_team_id: number; readonly away_team_id: number }

const gamesWith = <Game extends Sides>(games: readonly Game[], teams: readonly Identified[]): readonly Game[] =>
  games.filter(({ home_team_id, away_team_id }) => teams.some(({ id }) => id === home_team_id || id === away_team_id))

const leaguesOf = (seasonId: number) => api.get('/api/seasonsv2/{seasonId}/leagues-with-teams-public', { path: { seasonId } })

const numbersOf = async (seasonId: number, isMeant: (league: number) => boolean): Promise<Numbers> => {
  const leagues = (await leaguesOf(seasonId)).filter(({ id }) => isMeant(id))
  const games = await Promise.all(leagues.map(({ id }) => gamesOf({ seasonId, leagueId: id })))
  return {
    leagues: leagues.length,
    teams: leagues.reduce((sum, { teams }) => sum + teams.length, 0),
    games: games.flat().length,
  }
}

/** What goes with seasons that are deleted: `2 leagues, 16 teams, 112 games`. */
export const contentsOfSeasons = async (seasons: readonly Identified[]): Promise<string> => {
  const all = await Promise.all(seasons.map(({ id }) => numbersOf(id, () => true)))
  const sum = (which: keyof Numbers) => all.reduce((total, numbers) => total + numbers[which], 0)
  return [quantity(sum('leagues'), 'league'), quantity(sum('teams'), 'team'), quantity(sum('games'), 'game')].join(', ')
}

/** What goes with leagues that are deleted: `16 teams, 112 games`. */
export const contentsOfLeagues = async (season: number, leagues: readonly Identified[]): Promise<string> => {
  const { teams, games } = await numbersOf(season, league => leagues.some(({ id }) => id === league))
  return [quantity(teams, 'team'), quantity(games, 'game')].join(', ')
}

/** What goes with teams that leave a league: `14 games`. */
export const contentsOfTeams = async (at: LeagueAt, teams: readonly Identified[]): Promise<string> =>
  quantity(gamesWith(await gamesOf(at), teams).length, 'game')

/** A team with the leagues that it plays in. */
type TeamSomewhere = Identified & {
  readonly playersCount: number
  readonly leagues: readonly { readonly league: { readonly id: number }; readonly season: { readonly id: number } }[]
}

/** What goes with teams that are deleted in every league: `2 leagues, 10 players on rosters, 14 games`. */
export const contentsOfGlobalTeams = async (teams: readonly TeamSomewhere[]): Promise<string> => {
  const places = new Map(
    teams.flatMap(({ leagues }) =>
      leagues.map(({ league, season }) => [league.id, { seasonId: season.id, leagueId: league.id }] as const),
    ),
  )
  const games = await Promise.all([...places.values()].map(async at => gamesWith(await gamesOf(at), teams)))
  const players = teams.reduce((sum, { playersCount }) => sum + playersCount, 0)
  return [
    quantity(places.size, 'league'),
    `${quantity(players, 'player')} on rosters`,
    quantity(games.flat().length, 'game'),
  ].join(', ')
}

/** What a question says goes with things: their names and the numbers; the names alone where the numbers cannot be read. */
export const inNumbers = (
  things: readonly { readonly name: string }[],
  contents: Promise<string>,
  otherwise: string,
): Promise<string> => {
  const names = things.map(({ name }) => name).join(', ')
  return contents.then(
    numbers => `${names}: with ${numbers}. They can be brought back from the history of the organization.`,
    () => `${names}: ${otherwise}`,
  )
}
