import type { LeagueGamesAnswer, StandingsTeamAnswer } from '../../../api/schema'

/** What a league has of what it needs to be played, and its teams without players. */
export const setupOf = (teams: readonly StandingsTeamAnswer[], { games }: LeagueGamesAnswer) => {
  const empty = teams.filter(({ playersCount }) => playersCount === 0)
  return { empty, hasTeams: teams.length > 1, hasPlayers: teams.length > 0 && empty.length === 0, hasGames: games.length > 0 }
}

/** Whether a league lacks teams, players or games. */
export const isUnfinished = (teams: readonly StandingsTeamAnswer[], games: LeagueGamesAnswer): boolean => {
  const { hasTeams, hasPlayers, hasGames } = setupOf(teams, games)
  return !(hasTeams && hasPlayers && hasGames)
}
