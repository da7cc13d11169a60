import { useQuery } from '@tanstack/react-query'
import type { ChangeOrganizationDto } from '../../../api/schema'
import type { Sent } from '../../../api/calls'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { useCall } from '../../parts/calls/use-call'
import { useRemoval } from '../../parts/calls/use-removal'
import { useFresh } from '../../parts/calls/use-fresh'
import type { RecordChange, SeenRevision } from '../../parts/editing/editing'
import { isConflict } from '../../../api/api-error'

export const organizationKeys = {
  all: ['organizations'] as const,
  list: () => [...organizationKeys.all, 'list'] as const,
  deleted: () => [...organizationKeys.all, 'deleted'] as const,
  one: (organization: number) => [...organizationKeys.all, 'one', organization] as const,
  contacts: (organization: number) => [...organizationKeys.all, 'contacts', organization] as const,
  sports: () => [...organizationKeys.all, 'sports'] as const,
}

const organizationViews = [organizationKeys.all]

const ORGANIZATION = '/api/organizations/{id}'

export const organizationsQuery = () =>
  adminQuery(organizationKeys.list(), ['organizations'], signal => api.get('/api/organizations', { signal }))

export const useOrganizations = ({ enabled = true }: { enabled?: boolean } = {}) => useQuery({ ...organizationsQuery(), enabled })

/** Those that can be brought back. */
export const useDeletedOrganizations = () =>
  useQuery(
    adminQuery(organizationKeys.deleted(), ['organizations'], signal => api.get('/api/admin/organizations/deleted', { signal })),
  )

/** An organization with its users, without their e-mail addresses: who gets those is put on record. */
export const organizationQuery = (id: number) =>
  adminQuery(organizationKeys.one(id), ['organizations', 'users'], signal =>
    api.get(ORGANIZATION, { path: { id }, query: { contacts: false }, signal }),
  )

export const useOrganization = (id: number) => useQuery(organizationQuery(id))

/** An organization with its users and their e-mail addresses. */
export const useOrganizationContacts = (id: number) =>
  useQuery(
    adminQuery(organizationKeys.contacts(id), ['organizations', 'users'], signal =>
      api.get(ORGANIZATION, { path: { id }, signal }),
    ),
  )

export const useSports = () =>
  useQuery({
    ...adminQuery(organizationKeys.sports(), [], signal => api.get('/api/sportsv2', { signal })),
    staleTime: Infinity,
  })

/** With a `username` in the form its owner is made with it. */
export const useCreateOrganization = () =>
  useCall((form: FormData) => api.post('/api/admin/organizations', form), organizationViews)

export const useUpdateOrganization = () =>
  useCall(
    ({ id, changes, revision }: RecordChange<Sent<ChangeOrganizationDto> | FormData>) =>
      api.put(ORGANIZATION, changes, { path: { id }, ifMatch: revision }),
    organizationViews,
  )

/** Looks up where the saved domain of an organization leads. */
export const useDomainCheck = (id: number) =>
  useCall(() => api.post('/api/organizations/{id}/domain/check', {}, { path: { id } }), [])

type FeatureChange = { readonly flag: string; readonly is: boolean; readonly revision: SeenRevision }

/**
 * Not optimistic: the box changes when the server has said yes. A person who was second sees a message only where
 * the flag is not what they wanted.
 * See docs/admin.md#organizations.
 */
export const useSetFeature = (id: number) => {
  const fresh = useFresh()
  return useCall(async ({ flag, is, revision }: FeatureChange) => {
    const body = { feature_flags: { [flag]: is } }
    await api.put(ORGANIZATION, body, { path: { id }, ifMatch: revision }).catch(async (problem: unknown) => {
      const isWanted = isConflict(problem) && (await fresh(organizationQuery(id))).feature_flags[flag] === is
      if (!isWanted) throw problem
    })
  }, organizationViews)
}

export const useOrganizationRemoval = () =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(ORGANIZATION, undefined, { path: { id } }),
      restore: ({ id }) => api.post(`${ORGANIZATION}/restore`, undefined, { path: { id } }),
    },
    organizationViews,
  )
