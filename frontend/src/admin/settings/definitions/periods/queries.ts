import { useQuery } from '@tanstack/react-query'
import type { GamePeriodAnswer } from '../../../../api/schema'
import { api } from '../../../parts/calls/api'
import { adminQuery } from '../../../parts/calls/admin-query'
import { oneByOne, useCall } from '../../../parts/calls/use-call'
import type { Reordered } from '../../../parts/lists/use-order'
import type { Hiding } from '../definitions'

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

const periodViews = [periodKeys.all]

const PERIODS = '/api/gamePeriods'

const periodsQuery = (of: PeriodsOf) =>
  adminQuery(periodKeys.of(of), ['organizations'], signal =>
    api.get(`${PERIODS}/{sportId}`, {
      path: { sportId: of.sport },
      query: { userId: of.user, organization_id: of.organization },
      signal,
    }),
  )

export const usePeriods = (of: PeriodsOf, enabled: boolean) => useQuery({ ...periodsQuery(of), enabled })

/** Whose periods they are, as the calls that change them have it. */
const ownerOf = ({ user, organization }: PeriodsOf) => ({
  body: { userId: user ?? null },
  query: { organization_id: organization },
})

export const useAddPeriod = (of: PeriodsOf) => {
  const { body, query } = ownerOf(of)
  return useCall((name: string) => api.post(PERIODS, { sportId: of.sport, name, ...body }, { query }), periodViews)
}

/** Hides periods or shows them. */
export const useHidePeriods = (of: PeriodsOf) => {
  const { body, query } = ownerOf(of)
  return useCall(({ ids, hidden }: Hiding) => {
    const address = `${PERIODS}/${hidden ? 'hide' : 'unhide'}/{id}` as const
    return oneByOne((id: number) => api.put(address, body, { path: { id }, query }))(ids)
  }, periodViews)
}

/** The whole new order, against the revision of the list that it was made from. */
export const useOrderPeriods = (of: PeriodsOf) => {
  const { body, query } = ownerOf(of)
  return useCall(({ wanted, read }: Reordered<GamePeriodAnswer>) => {
    const gamePeriods = wanted.map(({ id }, order) => ({ id, order }))
    return api.put(`${PERIODS}/reorder`, { gamePeriods, ...body }, { query, ifMatch: read[0]?.revision })
  }, periodViews)
}

export const useResetPeriods = (of: PeriodsOf) => {
  const { body, query } = ownerOf(of)
  return useCall(() => api.post(`${PERIODS}/reset/{sportId}`, body, { path: { sportId: of.sport }, query }), periodViews)
}
