import type { PersonErased } from '../people/events'
import type { Role, UserChanged, UserFact, UserProfile } from '../users/events'
import { detailsChanged, text, type FieldWords, type NameOf } from './words'

const ROLES: { readonly [role in Role]: string } = {
  super_admin: 'super admin',
  org_owner: 'organization owner',
  staff: 'staff',
}

const PROFILE: FieldWords<Omit<UserProfile, 'usernameKey'>> = {
  username: ['the username', 'hidden'],
  email: ['the e-mail address', 'hidden'],
  role: ['the role', role => ROLES[role]],
  theme: ['the theme', text],
}

/** A new username is told; that its key is a new one too goes without saying. */
const profileChanged = ({ was, is }: UserChanged['data'], name: string) => {
  const { usernameKey: _key, ...shown } = is
  return detailsChanged(PROFILE, { was, is: shown }, name)
}

/** What somebody did to a user, in words that follow a name. Personal data is told of, never told. */
export const userSentence = (fact: Exclude<UserFact, PersonErased>, nameOf: NameOf): string => {
  const name = nameOf('user', fact.data.user)
  switch (fact.type) {
    case 'UserCreated':
      return `created the user ${name} (${ROLES[fact.data.profile.role]})`
    case 'UserChanged':
      return profileChanged(fact.data, name)
    case 'PasswordChanged':
      return `${fact.data.reset ? 'reset' : 'changed'} the password of ${name}`
    case 'UserDeleted':
      return `deleted the user ${name}`
  }
}
