import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EffectsAnswer } from '../../../../api/schema'
import { api } from '../../../parts/calls/api'
import { adminQuery } from '../../../parts/calls/admin-query'
import { effectsIn } from '../../../parts/effects/use-effects-of'
import { oneByOne } from '../../../parts/calls/use-call'
import { playerFiguresQuery, playerKeys } from '../queries'

const mergingKeys = {
  duplicates: (organization?: number) => [...playerKeys.all, 'duplicates', organization ?? null] as const,
  preview: (master: number, duplicates: readonly number[]) => [...playerKeys.all, 'merge', master, ...duplicates] as const,
}

const duplicatesQuery = (organization?: number) =>
  adminQuery(mergingKeys.duplicates(organization), ['players', 'entries', 'teams'], signal =>
    api.get('/api/playersv2/duplicates', { query: { organization_id: organization }, signal }),
  )

/** Groups of players who are likely one person; a super_admin names the organization. */
export const useDuplicates = (organization?: number, enabled = true) => useQuery({ ...duplicatesQuery(organization), enabled })

/** Players side by side, in the order of the ids. */
export const useCompared = (ids: readonly number[]) => useQueries({ queries: ids.map(playerFiguresQuery) })

type Merge = { readonly master: number; readonly duplicates: readonly number[] }

/** A merge as it was shown. */
type ShownMerge = Merge & { readonly ifPreview?: string | undefined }

const bodyOf = ({ master, duplicates }: Merge) => ({ masterId: master, duplicateIds: duplicates })

const previewQuery = (merge: Merge) =>
  adminQuery(mergingKeys.preview(merge.master, merge.duplicates), [], signal =>
    api.post('/api/playersv2/merge', bodyOf(merge), { query: { preview: true }, signal }),
  )

/** What a merge would lead to; asked once there is a master and somebody to merge. */
export const useMergePreview = (master: number | null, duplicates: readonly number[]) =>
  useQuery({ ...previewQuery({ master: master ?? 0, duplicates }), enabled: master !== null && duplicates.length > 0 })

const isPreview = (key: readonly unknown[]) => key[0] === playerKeys.all[0] && key[1] === 'merge'

/** A merge changes names, totals, rosters and games everywhere; its own preview is not asked for again. Nothing is waited for: the page is left. */
const useInvalidateEverything = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => !isPreview(queryKey) })
}

/** Merges what was shown; where it would lead to something else by now, that is shown instead. */
export const useMerge = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ ifPreview, ...merge }: ShownMerge) => api.post('/api/playersv2/merge', bodyOf(merge), { ifPreview }),
    onSuccess: useInvalidateEverything(),
    onError: (problem, { ifPreview: _, ...merge }) => {
      const now = effectsIn(problem)
      if (now) client.setQueryData(previewQuery(merge).queryKey, shown => shown && { ...shown, effects: now })
    },
  })
}

/** Takes one player after another out of the master again. */
export const useUnmerge = () =>
  useMutation({
    mutationFn: ({ master, duplicates, ifPreview }: ShownMerge) =>
      oneByOne((duplicateId: number) =>
        api.post('/api/playersv2/{masterId}/unmerge', { duplicateId }, { path: { masterId: master }, ifPreview }),
      )(duplicates),
    onSettled: useInvalidateEverything(),
  })

/** What it leads to that a player is taken out of the master again; undefined where that cannot be told. */
export const askUnmerge = async (masterId: number, duplicateId: number): Promise<EffectsAnswer | undefined> => {
  const asked = api.post('/api/playersv2/{masterId}/unmerge', { duplicateId }, { path: { masterId }, query: { preview: true } })
  return (await asked.catch(() => undefined))?.effects
}
