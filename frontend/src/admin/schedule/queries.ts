import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api'
import { gameKeys } from '../games/queries'

/** All games of an organization from the earliest; a super_admin names the organization. */
export const allGamesQuery = (organization: number | undefined) =>
  queryOptions({
    queryKey: [...gameKeys.all, 'list', organization ?? null],
    queryFn: ({ signal }) => api.get('/api/gamesv2', { query: { organization_id: organization }, signal }),
    meta: { tags: ['games', 'teams'] },
  })

export const useAllGames = (organization: number | undefined, enabled: boolean) =>
  useQuery({ ...allGamesQuery(organization), enabled })
