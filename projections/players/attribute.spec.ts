import type { AttributeFact } from '@fullcourt/domain/definitions/events'
import { specification } from '../testing/specification'
import { attributeCard, type AttributeCard } from './attribute'

const given = specification<AttributeCard>(attributeCard)

const organization = 1
const added: AttributeFact = { type: 'AttributeAdded', data: { organization, attribute: 100, name: 'Height', type: 'number' } }
const reset: AttributeFact = { type: 'AttributesReset', data: { organization, hidden: [], removed: [100] } }

it('The card of an own attribute keeps its name when it is removed', () => {
  const card = { id: 100, organization, name: 'Height' }
  given(added).then('100', { ...card, status: 'active' })
  given(added, reset).then('100', { ...card, status: 'deleted' })
})
