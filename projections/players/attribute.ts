import type { AttributeFact } from '@fullcourt/domain/definitions/events'
import type { AttributeId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { asDeleted, unknownCard, type Card } from '../card'
import { projection } from '../projection'

/** An attribute of an organization's own. */
export type AttributeCard = Card<{ readonly id: AttributeId; readonly organization: OrganizationId; readonly name: string }>

export const attributeCard = projection<AttributeCard, AttributeFact>('attributeCard', { version: 1, initial: () => unknownCard })
  .on(
    'AttributeAdded',
    ({ attribute }) => [String(attribute)],
    (_, { organization, attribute, name }) => ({ id: attribute, organization, name, status: 'active' }),
  )
  .on('AttributesReset', ({ removed }) => removed.map(String), asDeleted)
