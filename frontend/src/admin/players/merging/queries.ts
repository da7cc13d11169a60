import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { playerFiguresQuery, playerKeys } from '../queries'

const mergingKeys = {
  duplicates: (organization?: number) => [...playerKeys.all, 'duplicates', organization ?? null] as const,
  preview: (master: number, duplicates: readonly number[]) => [...playerKeys.all, 'merge', master, ...duplicates] as const,
}

/** Groups of players who are likely one person; a super_admin names the organization. */
export const useDuplicates = (organization?: number, enabled = true) =>
  useQuery({
    queryKey: mergingKeys.duplicates(organization),
    queryFn: ({ signal }) => api.get('/api/playersv2/duplicates', { query: { organization_id: organization }, signal }),
    enabled,
    meta: { tags: ['players', 'entries', 'teams'] },
  })

/** Players side by side, in the order of the ids. */
export const useCompared = (ids: readonly number[]) => useQueries({ queries: ids.map(playerFiguresQuery) })

/** What a merge would lead to; asked once there is a master and somebody to merge. */
export const useMergePreview = (master: number | null, duplicates: readonly number[]) =>
  useQuery({
    queryKey: mergingKeys.preview(master ?? 0, duplicates),
    queryFn: ({ signal }) =>
      api.post(
        '/api/playersv2/merge',
        { masterId: master ?? 0, duplicateIds: [...duplicates] },
        { query: { preview: true }, signal },
      ),
    enabled: master !== null && duplicates.length > 0,
  })

const isPreview = (key: readonly unknown[]) => key[0] === playerKeys.all[0] && key[1] === 'merge'

/** A merge changes names, totals, rosters and games everywhere; its own preview is not asked for again. */
const useInvalidateEverything = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => !isPreview(queryKey) })
}

export const useMerge = () => {
  const onSuccess = useInvalidateEverything()
  return useMutation({
    mutationFn: ({ master, duplicates }: { master: number; duplicates: readonly number[] }) =>
      api.post('/api/playersv2/merge', { masterId: master, duplicateIds: [...duplicates] }),
    onSuccess,
  })
}

/** Takes one player after another out of the master again. */
export const useUnmerge = () => {
  const onSettled = useInvalidateEverything()
  return useMutation({
    mutationFn: async ({ master, duplicates }: { master: number; duplicates: readonly number[] }) => {
      for (const duplicateId of duplicates)
        await api.post('/api/playersv2/{masterId}/unmerge', { duplicateId }, { path: { masterId: master } })
    },
    onSettled,
  })
}
