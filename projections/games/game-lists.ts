import type { LeagueId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'

/** Key of a season in the lists `unscored` and `completed` of game cards. */
export const ofSeason = (season: SeasonId): string => `season:${season}`

/** Key of a league in the same lists. */
export const ofLeague = (league: LeagueId): string => `league:${league}`

/** Key of what a team plays in a season, in the lists `team` and `completed`. */
export const ofTeam = (season: SeasonId, team: TeamId): string => `team:${season}:${team}`

/** Key of what two teams play against each other in a season, whoever is at home, in the list `meetings`. */
export const meetingsOf = (season: SeasonId, one: TeamId, other: TeamId): string =>
  `${season}:${Math.min(one, other)}-${Math.max(one, other)}`
