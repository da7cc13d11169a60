import { fieldsOf } from '../facts/change'
import type { StreamOf } from '../facts/stream-of'
import type { OrganizationId, UserId } from '../ids/kinds'
import type { UserFact, UserProfile } from './events'

export type User =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'active' | 'deleted' | 'erased'
      readonly id: UserId
      readonly organization: OrganizationId | null
      readonly profile: UserProfile
      /** Signing in takes a code beside the password. */
      readonly secondFactor: boolean
      /** The ids of their passkeys. */
      readonly passkeys: readonly string[]
    }

const evolve = (user: User, fact: UserFact): User => {
  if (fact.type === 'UserCreated')
    return {
      kind: 'active',
      id: fact.data.user,
      organization: fact.data.organization,
      profile: fact.data.profile,
      secondFactor: false,
      passkeys: [],
    }
  if (user.kind === 'unknown') return user
  switch (fact.type) {
    case 'UserChanged':
      return { ...user, profile: { ...user.profile, ...fact.data.is } }
    case 'PasswordChanged':
      return user
    case 'SecondFactorSet':
      return { ...user, secondFactor: true }
    case 'SecondFactorRemoved':
      return { ...user, secondFactor: false }
    case 'PasskeyAdded':
      return { ...user, passkeys: [...user.passkeys, fact.data.passkey] }
    case 'PasskeyRemoved':
      return { ...user, passkeys: user.passkeys.filter(passkey => passkey !== fact.data.passkey) }
    case 'UserDeleted':
      return { ...user, kind: 'deleted', secondFactor: false, passkeys: [] }
    case 'UserRestored':
      return { ...user, kind: 'active', profile: fact.data.profile }
    case 'PersonErased':
      return { ...user, kind: 'erased' }
  }
}

const partsOf = (fact: UserFact): readonly string[] => (fact.type === 'UserChanged' ? fieldsOf(fact.data.is) : [])

export const userStream: StreamOf<User, UserFact, UserId> = {
  name: id => `user-${id}`,
  initial: { kind: 'unknown' },
  evolve,
  partsOf,
}
