import type { AttributeFact } from '@fullcourt/domain/players/attribute-list/events'
import { DEFAULT_ATTRIBUTES } from '@fullcourt/domain/players/attribute-list/state'
import { specification } from '../testing/specification'
import { attributeCard, type AttributeCard } from './attribute'
import { attributeList, type AttributeListDocument } from './attribute-list'

const given = specification<AttributeListDocument>(attributeList)
const givenCards = specification<AttributeCard>(attributeCard)

const [NUMBER, POSITION] = DEFAULT_ATTRIBUTES
const organization = 1
const height = { id: 100, name: 'Height', type: 'number', hidden: false } as const
const added: AttributeFact = { type: 'AttributeAdded', data: { organization, attribute: 100, name: 'Height', type: 'number' } }
const hid: AttributeFact = { type: 'AttributeVisibilitySet', data: { organization, attribute: 100, was: false, is: true } }
const ordered: AttributeFact = { type: 'AttributesOrdered', data: { organization, attributes: [100, 2, 1] } }
const reset = (hidden: number[], removed: number[]): AttributeFact => ({
  type: 'AttributesReset',
  data: { organization, hidden, removed },
})

it('The attributes of an organization are the default ones, and own ones behind them', () =>
  given(added).then('1', { revision: 0, list: [...DEFAULT_ATTRIBUTES, height] }))

it('They have the order that was set last, and stay hidden in it', () =>
  given(added, hid, ordered).then('1', { revision: 2, list: [{ ...height, hidden: true }, POSITION!, NUMBER!] }))

it('They are the default ones again after a reset, own ones that hold values hidden behind them', () => {
  given(added, ordered, reset([], [100])).then('1', { revision: 2, list: DEFAULT_ATTRIBUTES })
  given(added, reset([100], [])).then('1', { revision: 1, list: [...DEFAULT_ATTRIBUTES, { ...height, hidden: true }] })
})

it('The card of an own attribute keeps its name when it is removed', () => {
  const card = { id: 100, organization, name: 'Height' }
  givenCards(added).then('100', { ...card, status: 'active' })
  givenCards(added, reset([], [100])).then('100', { ...card, status: 'deleted' })
})
