import { useQuery } from '@tanstack/react-query'
import type { NewAttributeDto, PlayerAttributeAnswer } from '../../../../api/schema'
import { api } from '../../../parts/calls/api'
import { adminQuery } from '../../../parts/calls/admin-query'
import { oneByOne, useCall } from '../../../parts/calls/use-call'
import type { Reordered } from '../../../parts/lists/use-order'
import type { Hiding } from '../definitions'

const attributeKeys = {
  all: ['attributes'] as const,
  of: (organization: number | undefined) => [...attributeKeys.all, organization ?? 'own'] as const,
}

const attributeViews = [attributeKeys.all]

const ATTRIBUTES = '/api/playerAttributes'

/** Whose attributes they are; without an organization, those of the signed-in person's own. */
const ownerOf = (organization: number | undefined) => ({ query: { organization_id: organization } })

const attributesQuery = (organization: number | undefined) =>
  adminQuery(attributeKeys.of(organization), ['organizations'], signal =>
    api.get(ATTRIBUTES, { ...ownerOf(organization), signal }),
  )

export const useAttributes = (organization: number | undefined, enabled: boolean) =>
  useQuery({ ...attributesQuery(organization), enabled })

export const useAddAttribute = (organization: number | undefined) =>
  useCall((attribute: NewAttributeDto) => api.post(ATTRIBUTES, attribute, ownerOf(organization)), attributeViews)

export const useHideAttributes = (organization: number | undefined) =>
  useCall(({ ids, hidden }: Hiding) => {
    const address = `${ATTRIBUTES}/{id}/toggleAttributeVisibility` as const
    return oneByOne((id: number) => api.put(address, { is_visible: !hidden }, { path: { id }, ...ownerOf(organization) }))(ids)
  }, attributeViews)

/** The whole new order, against the revision of the list that it was made from. */
export const useOrderAttributes = (organization: number | undefined) =>
  useCall(({ wanted, read }: Reordered<PlayerAttributeAnswer>) => {
    const attributes = wanted.map(({ id }, order) => ({ id, order }))
    return api.put(`${ATTRIBUTES}/reorder`, { attributes }, { ...ownerOf(organization), ifMatch: read[0]?.revision })
  }, attributeViews)

export const useResetAttributes = (organization: number | undefined) =>
  useCall(() => api.post(`${ATTRIBUTES}/reset`, {}, ownerOf(organization)), attributeViews)
