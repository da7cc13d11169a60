import type { AttributeFact } from '@fullcourt/domain/players/attribute-list/events'
import { DEFAULT_ATTRIBUTES, evolveAttributeList, type AttributeList } from '@fullcourt/domain/players/attribute-list/state'
import { projection, type EventContext } from '../projection'

/** The attributes of an organization's players, in its order. The revision is that of the last change, 0 before the first. */
export type AttributeListDocument = { readonly revision: number; readonly list: AttributeList }

const listOf = ({ organization }: AttributeFact['data']) => [String(organization)]

const folded = ({ list }: AttributeListDocument, _: unknown, { fact }: EventContext<AttributeFact>): AttributeListDocument => ({
  revision: fact.revision,
  list: evolveAttributeList(list, fact),
})

export const attributeList = projection<AttributeListDocument, AttributeFact>('attributeList', {
  version: 1,
  initial: () => ({ revision: 0, list: DEFAULT_ATTRIBUTES }),
})
  .on('AttributeAdded', listOf, folded)
  .on('AttributeVisibilitySet', listOf, folded)
  .on('AttributesOrdered', listOf, folded)
  .on('AttributesReset', listOf, folded)
