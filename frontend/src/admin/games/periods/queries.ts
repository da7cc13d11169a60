import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GamePeriodAnswer } from '../../../api/schema'
import { api } from '../../api'
import type { Reordered } from '../../parts/use-order'

/** Whose periods of which sport: those of a named user's organization, of a named organization, or one's own. */
export type PeriodsOf = {
  readonly sport: number
  readonly user: number | undefined
  readonly organization: number | undefined
}

const periodKeys = {
  all: ['periods'] as const,
  of: ({ sport, user, organization }: PeriodsOf) => [...periodKeys.all, sport, user ?? null, organization ?? null] as const,
}

const periodsQuery = (of: PeriodsOf) =>
  queryOptions({
    queryKey: periodKeys.of(of),
    queryFn: ({ signal }) =>
      api.get('/api/gamePeriods/{sportId}', {
        path: { sportId: of.sport },
        query: { userId: of.user, organization_id: of.organization },
        signal,
      }),
    meta: { tags: ['organizations'] },
  })

export const usePeriods = (of: PeriodsOf, enabled: boolean) => useQuery({ ...periodsQuery(of), enabled })

const useInvalidate = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: periodKeys.all })
}

export const useAddPeriod = ({ sport, user, organization }: PeriodsOf) => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (name: string) =>
      api.post('/api/gamePeriods', { sportId: sport, name, userId: user ?? null }, { query: { organization_id: organization } }),
    onSuccess,
  })
}

/** Hides periods or shows them, one after another as the calls allow. */
export const useHidePeriods = ({ user, organization }: PeriodsOf) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: async ({ ids, hidden }: { ids: readonly number[]; hidden: boolean }) => {
      const address = hidden ? '/api/gamePeriods/hide/{id}' : '/api/gamePeriods/unhide/{id}'
      for (const id of ids)
        await api.put(address, { userId: user ?? null }, { path: { id }, query: { organization_id: organization } })
    },
    onSettled,
  })
}

/** The whole new order, against the revision of the list that it was made from. */
export const useOrderPeriods = ({ user, organization }: PeriodsOf) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ wanted, read }: Reordered<GamePeriodAnswer>) =>
      api.put(
        '/api/gamePeriods/reorder',
        { gamePeriods: wanted.map(({ id }, order) => ({ id, order })), userId: user ?? null },
        { query: { organization_id: organization }, ifMatch: read[0]?.revision },
      ),
    onSettled,
  })
}

export const useResetPeriods = ({ sport, user, organization }: PeriodsOf) => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: () =>
      api.post(
        '/api/gamePeriods/reset/{sportId}',
        { userId: user ?? null },
        { path: { sportId: sport }, query: { organization_id: organization } },
      ),
    onSettled,
  })
}
