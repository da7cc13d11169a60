import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { StatisticsCheckAnswer } from '../../../api/schema'
import { adminQuery } from '../../parts/calls/admin-query'
import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'

const checkKeys = {
  all: ['statistics check'] as const,
  of: (organization: number | undefined) => [...checkKeys.all, organization ?? null] as const,
}

const ADDRESS = '/api/statistics-check'

/** Milliseconds between two looks while a check goes on, and while none does: another browser may begin it. */
const SOON = 500
const LATER = 5_000

export const isChecking = ({ state }: Pick<StatisticsCheckAnswer, 'state'>): boolean => state === 'waiting' || state === 'running'

/** Whose statistics; undefined: those of the person's own organization. */
const within = (organization: number | undefined) => ({ query: { organization_id: organization } })

const checkQuery = (organization: number | undefined) =>
  adminQuery(checkKeys.of(organization), ['players'], signal => api.get(ADDRESS, { ...within(organization), signal }))

/** The last check, which is looked at again while the page is open. */
export const useStatisticsCheck = (organization: number | undefined, isKnown: boolean) =>
  useQuery({
    ...checkQuery(organization),
    enabled: isKnown,
    refetchInterval: ({ state }) => (state.data && isChecking(state.data) ? SOON : LATER),
  })

/** Whether a check is worth while, asked once and when players change. */
export const useCheckOffer = (organization: number | undefined, isKnown: boolean) =>
  useQuery({ ...checkQuery(organization), enabled: isKnown })

/** It is shown from its beginning. */
const showIn = (organization: number | undefined) => (check: StatisticsCheckAnswer, client: QueryClient) =>
  void client.setQueryData(checkKeys.of(organization), check)

export const useCheck = (organization: number | undefined) =>
  useCall(() => api.post(ADDRESS, {}, within(organization)), [checkKeys.all], showIn(organization))

/** Checks, and makes what differs as the facts say. */
export const useRepair = (organization: number | undefined) =>
  useCall(() => api.post(`${ADDRESS}/repair`, {}, within(organization)), [checkKeys.all], showIn(organization))

export const useCancelCheck = (organization: number | undefined) =>
  useCall(() => api.delete(ADDRESS, undefined, within(organization)), [checkKeys.all])
