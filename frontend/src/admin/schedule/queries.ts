import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api'
import { gameKeys } from '../games/queries'
import { leagueKeys } from '../leagues/queries'

/** All games of an organization from the earliest; a super_admin names the organization. */
export const allGamesQuery = (organization: number | undefined) =>
  queryOptions({
    queryKey: [...gameKeys.all, 'list', organization ?? null],
    queryFn: ({ signal }) => api.get('/api/gamesv2', { query: { organization_id: organization }, signal }),
    meta: { tags: ['games', 'teams'] },
  })

export const useAllGames = (organization: number | undefined, enabled: boolean) =>
  useQuery({ ...allGamesQuery(organization), enabled })

/** The leagues of all seasons of an organization, each with its season. */
export const allLeaguesQuery = (organization: number | undefined) =>
  queryOptions({
    queryKey: [...leagueKeys.all, 'list', organization ?? null],
    queryFn: ({ signal }) => api.get('/api/seasonsleagues', { query: { organization_id: organization }, signal }),
    meta: { tags: ['leagues', 'seasons'] },
  })

export const useAllLeagues = (organization: number | undefined, enabled: boolean) =>
  useQuery({ ...allLeaguesQuery(organization), enabled })
