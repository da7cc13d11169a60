import type { LeagueAt } from '../leagues/queries'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { leagueKeys } from '../leagues/queries'

/** A team in the table of a league. */
export type TeamRankAt = LeagueAt & { readonly team: number }

/** Why a team has its rank. */
export const rankQuery = ({ team: id, ...at }: TeamRankAt) =>
  adminQuery([...leagueKeys.one(at), 'rank', id], [`league:${at.leagueId}`, 'leagues', 'teams'], signal =>
    api.get('/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/rank', { path: { ...at, id }, signal }),
  )
