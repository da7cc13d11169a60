import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error'
import type { BusinessAnswer, BusinessDto, NewBusinessDto } from '../../../api/schema'
import { api } from '../../api'
import type { Revision } from '../../editing/editing'

const businessKeys = {
  all: ['businesses'] as const,
  of: (organization: number) => [...businessKeys.all, organization] as const,
}

const businessesQuery = (organization: number) =>
  queryOptions({
    queryKey: businessKeys.of(organization),
    queryFn: ({ signal }) => api.get('/api/businesses', { query: { organization_id: organization }, signal }),
    meta: { tags: ['organizations'] },
  })

/** The listings of an organization by name. */
export const useBusinesses = (organization: number) => useQuery(businessesQuery(organization))

const useInvalidate = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: businessKeys.all })
}

export const useAddBusiness = (organization: number) => {
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (business: NewBusinessDto) => api.post('/api/businesses', business, { query: { organization_id: organization } }),
    onSuccess,
  })
}

/** What changed of a listing, against the revision at which it was read. */
export const useChangeBusiness = () => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ id, changes, revision }: { id: number; changes: BusinessDto; revision: Revision }) =>
      api.put('/api/businesses/{id}', changes, { path: { id }, ifMatch: revision }),
    onSettled,
  })
}

/** A listing as it is at this moment, for a person whose change came second. */
export const useFreshBusiness = ({ id, organization_id }: BusinessAnswer) => {
  const client = useQueryClient()
  return async () => {
    const businesses = await client.fetchQuery({ ...businessesQuery(organization_id), staleTime: 0 })
    const business = businesses.find(one => one.id === id)
    if (!business) throw new ApiError(404, 'Business not found')
    return business
  }
}

export const useDeleteBusiness = () => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/businesses/{id}', undefined, { path: { id } }),
    onSettled,
  })
}

export const useRestoreBusiness = () => {
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (id: number) => api.post('/api/businesses/{id}/restore', undefined, { path: { id } }),
    onSettled,
  })
}
