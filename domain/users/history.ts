import type { FactRecords } from '../history/fact-record'
import { detailsChanged, type FieldWords } from '../history/words'
import type { Theme } from './theme'
import { ROLE_WORDS } from './role-words'
import type { PersonErased } from '../people/events'
import type { UserChanged, UserFact, UserProfile } from './events'

const THEME_WORDS: { readonly [theme in Theme]: string } = { light: 'light', dark: 'dark', auto: 'same as device' }

const PROFILE: FieldWords<Omit<UserProfile, 'usernameKey'>> = {
  username: ['the username', 'hidden'],
  email: ['the e-mail address', 'hidden'],
  role: ['the role', role => ROLE_WORDS[role]],
  theme: ['the theme', theme => THEME_WORDS[theme]],
}

/** A new username is shown; that its key is a new one too goes without saying. */
const profileChanged = ({ was, is }: UserChanged['data'], name: string) => {
  const { usernameKey: _key, ...shown } = is
  return detailsChanged(PROFILE, { was, is: shown }, name)
}

type UserHistoryFact = Exclude<UserFact, PersonErased>

const about = ({ user, organization }: UserHistoryFact['data']) => ({ user, organization })

/** What the history shows of users. */
export const USER_HISTORY = {
  UserCreated: {
    version: 1,
    about,
    audit: () => 'role',
    sentence: ({ user, profile }, nameOf) => `created the user ${nameOf('user', user)} (${ROLE_WORDS[profile.role]})`,
  },
  UserChanged: {
    version: 1,
    about,
    sentence: (change, nameOf) => profileChanged(change, nameOf('user', change.user)),
    personal: true,
    audit: ({ is }) => (is.role === undefined ? undefined : 'role'),
  },
  PasswordChanged: {
    version: 1,
    about,
    sentence: ({ user, reset }, nameOf) => `${reset ? 'reset' : 'changed'} the password of ${nameOf('user', user)}`,
  },
  SecondFactorSet: {
    version: 1,
    about,
    sentence: ({ user }, nameOf) => `switched two-factor sign-in on for ${nameOf('user', user)}`,
  },
  SecondFactorRemoved: {
    version: 1,
    about,
    sentence: ({ user }, nameOf) => `switched two-factor sign-in off for ${nameOf('user', user)}`,
  },
  PasskeyAdded: { version: 1, about, sentence: () => 'added a passkey' },
  PasskeyRemoved: {
    version: 1,
    about,
    sentence: ({ user }, nameOf) => `removed a passkey of ${nameOf('user', user)}`,
  },
  UserDeleted: { version: 1, about, sentence: ({ user }, nameOf) => `deleted the user ${nameOf('user', user)}` },
  UserRestored: { version: 1, about, sentence: ({ user }, nameOf) => `brought back the user ${nameOf('user', user)}` },
} as const satisfies FactRecords<UserHistoryFact>
