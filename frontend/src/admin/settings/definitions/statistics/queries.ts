import { useQuery } from '@tanstack/react-query'
import type { StatDefinitionAnswer } from '../../../../api/schema'
import { api } from '../../../parts/calls/api'
import { adminQuery } from '../../../parts/calls/admin-query'
import { oneByOne, useCall } from '../../../parts/calls/use-call'
import type { Reordered } from '../../../parts/lists/use-order'
import type { Hiding } from '../definitions'

const statisticKeys = {
  all: ['statistics'] as const,
  of: (sport: number, organization: number | undefined) => [...statisticKeys.all, sport, organization ?? 'own'] as const,
}

const statisticViews = [statisticKeys.all]

/** Whose statistics of which sport; without an organization, those of the signed-in person. */
export type SportOf = { readonly sport: number; readonly organization: number | undefined }

const statisticsQuery = ({ sport, organization }: SportOf) =>
  adminQuery(statisticKeys.of(sport, organization), ['organizations'], signal =>
    api.get('/api/statsv2/{sportId}', { path: { sportId: sport }, query: { organization_id: organization }, signal }),
  )

export const useStatistics = (of: SportOf, enabled: boolean) => useQuery({ ...statisticsQuery(of), enabled })

/** The whole new order, against the revision of the list that it was made from. */
export const useOrderStatistics = ({ organization }: SportOf) =>
  useCall(({ wanted, read }: Reordered<StatDefinitionAnswer>) => {
    const stats = wanted.map(({ id }, order) => ({ id, order }))
    return api.put('/api/statsv2/reorder', { stats }, { query: { organization_id: organization }, ifMatch: read[0]?.revision })
  }, statisticViews)

export const useHideStatistics = ({ organization }: SportOf) =>
  useCall(({ ids, hidden }: Hiding) => {
    const query = { organization_id: organization }
    return oneByOne((id: number) => api.put('/api/statsv2/{id}/toggle-visibility', { hidden }, { path: { id }, query }))(ids)
  }, statisticViews)
