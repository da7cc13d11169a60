import { useQuery } from '@tanstack/react-query'
import type { NewScheduleDto, ScheduleDto } from '../../../../api/schema'
import type { Sent } from '../../../../api/calls'
import { api } from '../../../parts/calls/api'
import { adminQuery } from '../../../parts/calls/admin-query'
import { useRemoval } from '../../../parts/calls/use-removal'
import type { RecordChange } from '../../../parts/editing/editing'
import { usePlacingCall } from '../../games/conflicts/use-placing-call'
import { gameViews } from '../../games/queries'

export const scheduleKeys = {
  all: ['schedules'] as const,
  list: (organization: number | undefined) => [...scheduleKeys.all, 'list', organization ?? null] as const,
  one: (schedule: number) => [...scheduleKeys.all, 'one', schedule] as const,
}

/** What shows schedules and their games. */
export const scheduleViews = [scheduleKeys.all, ...gameViews]

const SCHEDULES = '/api/schedules'
const SCHEDULE = `${SCHEDULES}/{id}` as const

/** The schedules of all leagues of the active season, or of one league; a super_admin names the organization. */
export const schedulesQuery = (organization: number | undefined, league?: number) =>
  adminQuery([...scheduleKeys.list(organization), league ?? null], ['schedules', 'drafts', 'leagues', 'seasons'], signal =>
    api.get(SCHEDULES, { query: { organization_id: organization, leagueId: league }, signal }),
  )

export const useSchedules = (organization: number | undefined, league: number | undefined, enabled: boolean) =>
  useQuery({ ...schedulesQuery(organization, league), enabled })

export const useCreateSchedule = (organization: number | undefined) =>
  usePlacingCall(
    (schedule: Sent<NewScheduleDto>, allowed) =>
      api.post(SCHEDULES, { ...schedule, ...allowed }, { query: { organization_id: organization } }),
    scheduleViews,
  )

export const useChangeSchedule = () =>
  usePlacingCall(
    ({ id, changes, revision }: RecordChange<Sent<ScheduleDto>>, allowed) =>
      api.put(SCHEDULE, { ...changes, ...allowed }, { path: { id }, ifMatch: revision }),
    scheduleViews,
  )

export const useScheduleRemoval = () =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(SCHEDULE, undefined, { path: { id } }),
      restore: ({ id }) => api.post(`${SCHEDULE}/restore`, undefined, { path: { id } }),
    },
    scheduleViews,
  )
