import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { UserProfile } from '@fullcourt/domain/users/events'
import { sealed } from '../league.examples'
import { specification } from '../testing/specification'
import { NO_ORGANIZATION, userCard, type UserCard } from './user'

const given = specification<UserCard>(userCard)

const profile: UserProfile = { username: sealed('dana'), usernameKey: '2f0c', email: null, role: 'staff', theme: 'light' }

const created = (user: number, organization: number | null = 1): AnyFact => ({
  type: 'UserCreated',
  data: { user, organization, profile },
})
const changed = (was: Partial<UserProfile>, is: Partial<UserProfile>): AnyFact => ({
  type: 'UserChanged',
  data: { user: 2, organization: 1, was, is },
})
const deleted = (user: number): AnyFact => ({ type: 'UserDeleted', data: { user, organization: 1 } })

it('A user begins with organization and profile', () =>
  given(created(2)).thenOf('2', { id: 2, organization: 1, profile, status: 'active' }))

it('A changed profile keeps what was not named', () =>
  given(created(2), changed({ theme: 'light' }, { theme: 'dark' })).thenOf('2', {
    id: 2,
    organization: 1,
    profile: { ...profile, theme: 'dark' },
    status: 'active',
  }))

it('A user has a second factor from when it was set until it was removed, or they were deleted and brought back', () => {
  const set: AnyFact = { type: 'SecondFactorSet', data: { user: 2, organization: 1 } }
  const removed: AnyFact = { type: 'SecondFactorRemoved', data: { user: 2, organization: 1 } }
  const restored: AnyFact = { type: 'UserRestored', data: { user: 2, organization: 1, profile } }
  given(created(2), set).thenOf('2', { secondFactor: true })
  given(created(2), set, removed).thenOf('2', { secondFactor: false })
  given(created(2), set, deleted(2), restored).thenOf('2', { secondFactor: false })
})

it('A user has the passkeys that were added and not removed, until they are deleted and brought back', () => {
  const at = { user: 2, organization: 1 }
  const added = (passkey: string): AnyFact => ({ type: 'PasskeyAdded', data: { ...at, passkey } })
  const removed: AnyFact = { type: 'PasskeyRemoved', data: { ...at, passkey: 'phone' } }
  const restored: AnyFact = { type: 'UserRestored', data: { ...at, profile } }
  given(created(2), added('phone'), added('laptop'), removed).thenOf('2', { passkeys: ['laptop'] })
  given(created(2), added('phone'), removed).thenOf('2', { passkeys: undefined })
  given(created(2), added('phone'), deleted(2), restored).thenOf('2', { passkeys: undefined })
})

it('A deleted user keeps the name and is in no list', () => {
  given(created(2), created(3), deleted(2)).thenOf('2', { profile, status: 'deleted' })
  given(created(2), created(3), deleted(2)).thenList('organization', '1', '3')
})

it('Users without an organization have a list of their own', () =>
  given(created(1, null), created(2)).thenList('organization', NO_ORGANIZATION, '1'))

it('Who runs an organization is in one list, in the order of organizations: nobody who belongs to none, and no super_admin', () => {
  const promoted = changed({ role: 'staff' }, { role: 'super_admin' })
  given(created(4, 2), created(3), created(1, null), created(2)).thenList('staff', 'all', '2', '3', '4')
  given(created(2), created(3), promoted).thenList('staff', 'all', '3')
  given(created(2), created(3), deleted(2)).thenList('staff', 'all', '3')
})

it('An erased user says so, and is in no list', () => {
  const erased: AnyFact = { type: 'PersonErased', data: { user: 2, organization: 1 } }
  given(created(2), created(3), erased).thenOf('2', { status: 'deleted', erased: true })
  given(created(2), created(3), erased).thenList('organization', '1', '3')
})
