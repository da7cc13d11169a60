import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { PlayerDetails } from '@fullcourt/domain/players/events'
import { ANA, BEN, sealed } from '../league.examples'
import { specification } from '../testing/specification'
import { playerCard, type PlayerCard } from './player'

const given = specification<PlayerCard>(playerCard)

const details: PlayerDetails = {
  firstName: sealed('Ana'),
  lastName: sealed('Ortiz'),
  email: null,
  phoneNumber: null,
  image: null,
}
const added = (player: number): AnyFact => ({ type: 'PlayerAdded', data: { organization: 1, player, details, joins: null } })
const changed: AnyFact = {
  type: 'PlayerChanged',
  data: { organization: 1, player: ANA, was: { lastName: details.lastName }, is: { lastName: sealed('Diaz') } },
}
const valueSet = (attribute: number, was: string | null, is: string | null): AnyFact => ({
  type: 'AttributeValueSet',
  data: { organization: 1, player: ANA, attribute, was: was === null ? null : sealed(was), is: is === null ? null : sealed(is) },
})
const deleted: AnyFact = { type: 'PlayerDeleted', data: { organization: 1, player: ANA } }

it('A player’s card holds sealed details, as they were last changed', () =>
  given(added(ANA), changed).thenOf(String(ANA), {
    id: ANA,
    organization: 1,
    details: { ...details, lastName: sealed('Diaz') },
    values: {},
    status: 'active',
  }))

it('Their values of attributes are those that were set last', () =>
  given(
    added(ANA),
    valueSet(100, null, '1.98'),
    valueSet(1, null, '7'),
    valueSet(1, '7', '00'),
    valueSet(100, '1.98', null),
  ).thenOf(String(ANA), { revision: 4, values: { 1: sealed('00') } }))

it('They are found by the own attributes of the organization that they have a value of, while it can be opened', () => {
  const erased: AnyFact = { type: 'PersonErased', data: { organization: 1, player: ANA } }
  const values = [added(ANA), valueSet(1, null, '7'), valueSet(100, null, '1.98')]
  given(...values).thenList('ownAttribute', '100', String(ANA))
  given(...values).thenList('ownAttribute', '1')
  given(...values, deleted).thenList('ownAttribute', '100', String(ANA))
  given(...values, erased).thenList('ownAttribute', '100')
  given(...values, valueSet(100, '1.98', null)).thenList('ownAttribute', '100')
})

it('A deleted player keeps their details and is in no list', () => {
  given(added(ANA), added(BEN), deleted).thenOf(String(ANA), { details, status: 'deleted' })
  given(added(ANA), added(BEN), deleted).thenList('organization', '1', String(BEN))
})

it('An erased player says so, and is in no list', () => {
  const erased: AnyFact = { type: 'PersonErased', data: { organization: 1, player: ANA } }
  given(added(ANA), added(BEN), erased).thenOf(String(ANA), { status: 'deleted', erased: true })
  given(added(ANA), added(BEN), erased).thenList('organization', '1', String(BEN))
})

it('A user of the same id is somebody else', () =>
  given(added(ANA), { type: 'PersonErased', data: { organization: 1, user: ANA } }).thenOf(String(ANA), { status: 'active' }))
