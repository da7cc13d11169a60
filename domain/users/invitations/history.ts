import type { FactRecords } from '../../history/fact-record'
import { ROLE_WORDS } from '../role-words'
import type { OwnInvitationFact } from './events'

const about = ({ organization, user }: OwnInvitationFact['data']) => ({ organization, user })
const audit = () => 'role' as const

/** What the history says of invitations. */
export const INVITATION_HISTORY = {
  UserInvited: {
    version: 1,
    about,
    audit,
    sentence: ({ user, role }, nameOf) => `invited ${nameOf('user', user)} (${ROLE_WORDS[role]})`,
  },
  InvitationAccepted: { version: 1, about, audit, sentence: () => 'accepted an invitation' },
  InvitationEnded: {
    version: 1,
    about,
    audit,
    sentence: ({ user }, nameOf) => `ended the invitation of ${nameOf('user', user)}`,
  },
} as const satisfies FactRecords<OwnInvitationFact>
