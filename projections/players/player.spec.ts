import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { PlayerDetails } from '@fullcourt/domain/players/events'
import { ANA, BEN, sealed } from '../league.examples'
import { specification } from '../specification'
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
const deleted: AnyFact = { type: 'PlayerDeleted', data: { organization: 1, player: ANA } }

it('A player’s card holds sealed details, as they were last changed', () =>
  given(added(ANA), changed).thenOf(String(ANA), {
    id: ANA,
    organization: 1,
    details: { ...details, lastName: sealed('Diaz') },
    status: 'active',
  }))

it('A deleted player keeps his details and is in no list', () => {
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
