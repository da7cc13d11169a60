import { useQuery } from '@tanstack/react-query'
import type { MenuLinkDto, NewMenuLinkDto } from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { useCall } from '../../parts/calls/use-call'
import { useRemoval } from '../../parts/calls/use-removal'
import type { RecordChange } from '../../parts/editing/editing'

const menuKeys = {
  all: ['menu'] as const,
  of: (organization: number) => [...menuKeys.all, organization] as const,
}

const menuViews = [menuKeys.all]

const LINKS = '/api/organization-links'
const LINK = `${LINKS}/{id}` as const

export const menuQuery = (organizationId: number) =>
  adminQuery(menuKeys.of(organizationId), ['organizations'], signal =>
    api.get(`${LINKS}/{organizationId}`, { path: { organizationId }, signal }),
  )

export const useMenu = (organization: number) => useQuery(menuQuery(organization))

export const useAddLink = () => useCall((link: NewMenuLinkDto) => api.post(LINKS, link), menuViews)

/** Fills an empty menu with the links of the standard one. */
export const useFillMenu = () =>
  useCall((organization_id: number) => api.post(`${LINKS}/standard`, { organization_id }), menuViews)

/** What changed of a link, against the revision at which it was read. */
export const useChangeLink = () =>
  useCall(
    ({ id, changes, revision }: RecordChange<MenuLinkDto>) => api.put(LINK, changes, { path: { id }, ifMatch: revision }),
    menuViews,
  )

export const useLinkRemoval = () =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(LINK, undefined, { path: { id } }),
      restore: ({ id }) => api.post(`${LINK}/restore`, undefined, { path: { id } }),
    },
    menuViews,
  )
