import { useQuery } from '@tanstack/react-query'
import type { NewLeagueDto } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { breadcrumbsKey } from '../../parts/calls/shared-keys'
import { useCall } from '../../parts/calls/use-call'
import { useRemoval } from '../../parts/calls/use-removal'
import type { SeenRevision } from '../../parts/editing/editing'

/** A league in its season, as its calls name it. */
export type LeagueAt = { readonly seasonId: number; readonly leagueId: number }

export const leagueKeys = {
  all: ['leagues'] as const,
  inSeason: (season: number) => [...leagueKeys.all, 'in season', season] as const,
  one: ({ leagueId }: LeagueAt) => [...leagueKeys.all, 'one', leagueId] as const,
  games: (at: LeagueAt) => [...leagueKeys.one(at), 'games'] as const,
  mismatches: (at: LeagueAt) => [...leagueKeys.one(at), 'mismatches'] as const,
}

/** What shows leagues. */
export const leagueViews = [leagueKeys.all, breadcrumbsKey]

export const LEAGUES = '/api/seasonsv2/{seasonId}/leagues'
const LEAGUE = `${LEAGUES}/{leagueId}` as const

/** The leagues of a season in their order, with their teams. */
export const leaguesQuery = (seasonId: number) =>
  adminQuery(leagueKeys.inSeason(seasonId), [`season:${seasonId}`, 'leagues', 'teams'], signal =>
    api.get('/api/seasonsv2/{seasonId}/leagues-with-teams-public', { path: { seasonId }, signal }),
  )

export const useLeagues = (seasonId: number) => useQuery(leaguesQuery(seasonId))

/** A league alone. */
export const leagueQuery = (at: LeagueAt) =>
  adminQuery(leagueKeys.one(at), [`league:${at.leagueId}`], signal => api.get(LEAGUE, { path: at, signal }))

/** The leagues of all seasons of an organization, each with its season. */
export const allLeaguesQuery = (organization: number | undefined) =>
  adminQuery([...leagueKeys.all, 'list', organization ?? null], ['leagues', 'seasons'], signal =>
    api.get('/api/seasonsleagues', { query: { organization_id: organization }, signal }),
  )

export const useAllLeagues = (organization: number | undefined, enabled: boolean) =>
  useQuery({ ...allLeaguesQuery(organization), enabled })

export const useAddLeague = (seasonId: number) =>
  useCall((league: NewLeagueDto) => api.post(LEAGUES, league, { path: { seasonId } }), leagueViews)

type Renaming = { readonly leagueId: number; readonly name: string; readonly revision: SeenRevision }

export const useUpdateLeague = (seasonId: number) =>
  useCall(
    ({ leagueId, name, revision }: Renaming) => api.put(LEAGUE, { name }, { path: { seasonId, leagueId }, ifMatch: revision }),
    leagueViews,
  )

export const useLeagueRemoval = (seasonId: number) =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(LEAGUE, undefined, { path: { seasonId, leagueId: id } }),
      restore: ({ id }) => api.post(`${LEAGUE}/restore`, undefined, { path: { seasonId, leagueId: id } }),
      named: ({ id }) => ({ kind: 'league', id, season_id: seasonId }),
    },
    leagueViews,
  )

type NewOrder = { readonly leagues: readonly number[]; readonly revision: SeenRevision }

/** The whole order at once. */
export const useOrderLeagues = (seasonId: number) =>
  useCall(({ leagues, revision }: NewOrder) => {
    const orderedLeagues = leagues.map((id, position) => ({ id, position }))
    return api.put(`${LEAGUES}/order`, { orderedLeagues }, { path: { seasonId }, ifMatch: revision })
  }, leagueViews)
