import type { AttributeId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import {
  addAttribute,
  bringBackAttribute,
  orderAttributes,
  resetAttributes,
  setAttributeVisibility,
} from '@fullcourt/domain/players/attribute-list/decide'
import type { AttributeType } from '@fullcourt/domain/players/attribute-list/events'
import { ATTRIBUTE_ORDER_PART, attributePart, attributeStream } from '@fullcourt/domain/players/attribute-list/state'
import { command, data } from '../../facts/command'
import { Decider } from '../../facts/decider'
import { expecting, type Expecting } from '../../facts/expected-revision'
import { oneOrganization, type Scope } from '../../http/scope'
import { AttributeUse } from './attribute-use'

type InScope = { readonly scope: Scope }

/** Adds an attribute of an organization's own. */
export const AddAttribute = command('AddAttribute', {
  takes: data<InScope & { readonly name: string; readonly type: AttributeType }>(),
  access: async ({ context, scope }) => ({
    organization: oneOrganization(scope),
    attribute: await context.nextId('attribute'),
  }),
  stream: attributeStream,
  id: ({ organization }) => organization,
  decide: (state, place, { name, type }) => addAttribute(state, { ...place, name, type }),
  makes: ({ attribute }) => attribute,
})

/** Hides an attribute of an organization's players, or shows it again. */
export const SetAttributeVisibility = command('SetAttributeVisibility', {
  takes: data<InScope & Expecting & { readonly attribute: AttributeId; readonly hidden: boolean }>(),
  access: ({ scope }) => ({ organization: oneOrganization(scope) }),
  stream: attributeStream,
  id: ({ organization }) => organization,
  decide: (state, { organization }, { attribute, hidden }) => setAttributeVisibility(state, { organization, attribute, hidden }),
  expects: ({ expectedRevision, attribute }) => expecting(expectedRevision, [attributePart(attribute)]),
})

/** Puts the attributes of an organization's players into an order, which names each of them. */
export const OrderAttributes = command('OrderAttributes', {
  takes: data<InScope & Expecting & { readonly attributes: readonly AttributeId[] }>(),
  access: ({ scope }) => ({ organization: oneOrganization(scope) }),
  stream: attributeStream,
  id: ({ organization }) => organization,
  decide: (state, { organization }, { attributes }) => orderAttributes(state, { organization, attributes }),
  expects: ({ expectedRevision }) => expecting(expectedRevision, [ATTRIBUTE_ORDER_PART]),
})

/**
 * Brings the default attributes back; own ones of which a player has a value are hidden, the others removed. Of a value that is set
 * in the same moment a policy brings the attribute back.
 */
export const ResetAttributes = command('ResetAttributes', {
  takes: data<InScope>(),
  uses: { decider: Decider, use: AttributeUse },
  access: async ({ scope }, { decider, use }) => {
    const organization = oneOrganization(scope)
    const { list } = await decider.state(attributeStream, organization)
    const found = await Promise.all(list.map(({ id }) => use.isUsed(id)))
    return { organization, used: new Set(list.flatMap(({ id }, i) => (found[i] ? [id] : []))) }
  },
  stream: attributeStream,
  id: ({ organization }) => organization,
  decide: resetAttributes,
})

/** Brings an attribute back that was removed while a player got a value of it. */
export const BringBackAttribute = command('BringBackAttribute', {
  takes: data<{ readonly organization: OrganizationId; readonly attribute: AttributeId }>(),
  access: ({ organization, attribute }) => ({ organization, attribute }),
  stream: attributeStream,
  id: ({ organization }) => organization,
  decide: bringBackAttribute,
})
