import type { FactRecords } from '../../history/fact-record'
import type { ActivityFact, OpenedDetails } from './events'

const about = ({ user, organization }: { user: number; organization: number | null }) => ({ user, organization })

const manyOf = ({ kind, persons }: OpenedDetails) => (persons === 1 ? `a ${kind}` : `${persons} ${kind}s`)

/** What the audit shows of those who came and looked. */
export const ACTIVITY_HISTORY = {
  UserSignedIn: {
    version: 1,
    about,
    audit: () => 'sign-in',
    sentence: ({ isNewDevice }) => (isNewDevice ? 'signed in with a new device' : 'signed in'),
  },
  UserSignedInWithPasskey: {
    version: 1,
    about,
    audit: () => 'sign-in',
    sentence: ({ isNewDevice }) => `signed in with a passkey${isNewDevice ? ' and a new device' : ''}`,
  },
  SignInRefused: {
    version: 1,
    about,
    audit: () => 'sign-in',
    sentence: ({ user }, nameOf) => `refused a sign-in as ${nameOf('user', user)}`,
  },
  RecoveryCodeUsed: {
    version: 1,
    about,
    audit: () => 'sign-in',
    sentence: ({ left }) => `used a recovery code to sign in, of which ${left} ${left === 1 ? 'is' : 'are'} left`,
  },
  ContactDetailsOpened: {
    version: 1,
    about: ({ organization, kind, person }) => ({ organization, [kind]: person }),
    audit: () => 'look-up',
    sentence: (opened, nameOf) =>
      `opened the contact details of ${opened.person === null ? manyOf(opened) : nameOf(opened.kind, opened.person)}`,
  },
} as const satisfies FactRecords<ActivityFact>
