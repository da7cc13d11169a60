import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewScheduleDto, ScheduleDto } from '../../../api/schema'
import { api } from '../../api'
import type { Revision } from '../../editing/editing'
import { useConfirmConflicts } from '../../games/conflicts/use-confirm-conflicts'
import { gameKeys } from '../../games/queries'
import { leagueKeys } from '../../leagues/queries'

export const scheduleKeys = {
  all: ['schedules'] as const,
  list: (organization: number | undefined) => [...scheduleKeys.all, 'list', organization ?? null] as const,
  one: (schedule: number) => [...scheduleKeys.all, 'one', schedule] as const,
}

/** The schedules of all leagues of the active season, or of one league; a super_admin names the organization. */
const schedulesQuery = (organization: number | undefined, league?: number) =>
  queryOptions({
    queryKey: [...scheduleKeys.list(organization), league ?? null],
    queryFn: ({ signal }) => api.get('/api/schedules', { query: { organization_id: organization, leagueId: league }, signal }),
    meta: { tags: ['schedules', 'leagues', 'seasons'] },
  })

export const useSchedules = (organization: number | undefined, league: number | undefined, enabled: boolean) =>
  useQuery({ ...schedulesQuery(organization, league), enabled })

/** Invalidates what shows schedules and their games. */
export const useInvalidateSchedules = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [scheduleKeys.all, gameKeys.all, leagueKeys.all, ['teams']].map(queryKey => client.invalidateQueries({ queryKey })),
    )
}

export const useCreateSchedule = (organization: number | undefined) => {
  const onSuccess = useInvalidateSchedules()
  const confirmConflicts = useConfirmConflicts()
  return useMutation({
    mutationFn: (schedule: NewScheduleDto) =>
      confirmConflicts(allowed =>
        api.post('/api/schedules', { ...schedule, ...allowed }, { query: { organization_id: organization } }),
      ),
    onSuccess,
  })
}

export const useChangeSchedule = () => {
  const onSuccess = useInvalidateSchedules()
  const confirmConflicts = useConfirmConflicts()
  return useMutation({
    mutationFn: ({ id, changes, revision }: { id: number; changes: ScheduleDto; revision: Revision }) =>
      confirmConflicts(allowed =>
        api.put('/api/schedules/{id}', { ...changes, ...allowed }, { path: { id }, ifMatch: revision }),
      ),
    onSuccess,
  })
}

/** A schedule as it is at this moment, for a person whose change came second. */
export const useFreshSchedule = () => {
  const invalidate = useInvalidateSchedules()
  return async ({ id, leagueId }: { readonly id: number; readonly leagueId: number }) => {
    void invalidate()
    const schedules = await api.get('/api/schedules', { query: { leagueId } })
    const found = schedules.find(schedule => schedule.id === id)
    if (!found) throw new Error('This schedule is no longer there.')
    return found
  }
}

export const useDeleteSchedule = () => {
  const onSettled = useInvalidateSchedules()
  return useMutation({ mutationFn: (id: number) => api.delete('/api/schedules/{id}', undefined, { path: { id } }), onSettled })
}

export const useRestoreSchedule = () => {
  const onSettled = useInvalidateSchedules()
  return useMutation({
    mutationFn: (id: number) => api.post('/api/schedules/{id}/restore', undefined, { path: { id } }),
    onSettled,
  })
}
