import { useQuery } from '@tanstack/react-query'
import type { BusinessDto, NewBusinessDto } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { useCall } from '../../parts/calls/use-call'
import { useRemoval } from '../../parts/calls/use-removal'
import type { RecordChange } from '../../parts/editing/editing'

const businessKeys = {
  all: ['businesses'] as const,
  of: (organization: number) => [...businessKeys.all, organization] as const,
}

const businessViews = [businessKeys.all]

const BUSINESS = '/api/businesses/{id}'

/** The listings of an organization by name. */
export const businessesQuery = (organization: number) =>
  adminQuery(businessKeys.of(organization), ['organizations'], signal =>
    api.get('/api/businesses', { query: { organization_id: organization }, signal }),
  )

export const useBusinesses = (organization: number) => useQuery(businessesQuery(organization))

export const useAddBusiness = (organization: number) =>
  useCall(
    (business: NewBusinessDto) => api.post('/api/businesses', business, { query: { organization_id: organization } }),
    businessViews,
  )

/** What changed of a listing, against the revision at which it was read. */
export const useChangeBusiness = () =>
  useCall(
    ({ id, changes, revision }: RecordChange<BusinessDto>) => api.put(BUSINESS, changes, { path: { id }, ifMatch: revision }),
    businessViews,
  )

export const useBusinessRemoval = () =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(BUSINESS, undefined, { path: { id } }),
      restore: ({ id }) => api.post(`${BUSINESS}/restore`, undefined, { path: { id } }),
    },
    businessViews,
  )
