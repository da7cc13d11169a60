import type { DivisionId, LeagueId, OrganizationId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'

/** Key of all seasons of an organization in the list `playOffs` of game cards. */
export const ofOrganization = (organization: OrganizationId): string => `organization:${organization}`

/** Key of a season in the lists `playOffs`, `unscored`, `completed`, `decided` and `leagueResults`, and in that of captains. */
export const ofSeason = (season: SeasonId): string => `season:${season}`

/** Key of a league in these lists, but for `playOffs`: of its games, and of those of brackets that its teams play. */
export const ofLeague = (league: LeagueId): string => `league:${league}`

/** Key of a division in the lists `unscored` and `decided`. */
export const ofDivision = (division: DivisionId): string => `division:${division}`

/** Key of what a team plays in a season, in the lists `team`, `unscored`, `completed` and `decided`. */
export const ofTeam = (season: SeasonId, team: TeamId): string => `team:${season}:${team}`

/** Key of what two teams play against each other in a season, whoever is at home, in the list `meetings`. */
export const meetingsOf = (season: SeasonId, one: TeamId, other: TeamId): string =>
  `${season}:${Math.min(one, other)}-${Math.max(one, other)}`
