import { matchPath } from './path'

/** The segment of what invited people see, which no organization may have as its slug. */
export const INVITATION_SEGMENT = 'invitation'

/** Where the link of an invitation leads; its secret is the fragment, which no browser sends to a server (docs/decisions/scorer-links.md#the-address). */
export const INVITATION_PATH = `/${INVITATION_SEGMENT}` as const

/** Whether an address is the page of invitations. A slash at its end does not matter. */
export const isInvitationPage = (address: string): boolean => matchPath(INVITATION_PATH, address.replace(/\/$/, '')) !== undefined
