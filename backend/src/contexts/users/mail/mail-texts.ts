import { ROLE_WORDS } from '@fullcourt/domain/users/role-words'
import type { InvitedRole } from '@fullcourt/domain/users/invitations/events'
import type { Mail } from '../../../storage/mail/mail'

type Written = Omit<Mail, 'to'>

/** A moment (ISO 8601) in words, in a zone: `Saturday, February 7, 2026 at 12:00 PM PST`. */
export const momentInWords = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(moment))

const textOf = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

type InvitationWords = {
  readonly name: string
  readonly organization: string
  readonly role: InvitedRole
  readonly by: string
  readonly link: string
  /** In words. */
  readonly ends: string
}

/** What somebody is sent who is invited. */
export const invitationMail = ({ name, organization, role, by, link, ends }: InvitationWords): Written => ({
  subject: `${by} invites you to ${organization}`,
  text: textOf(
    `Hello ${name},`,
    `${by} invites you to join ${organization} as ${ROLE_WORDS[role]}. This link lets you choose your username and password:`,
    link,
    `It is for you alone, works once, and is good until ${ends}.`,
    'If you do not know what this is about, you need do nothing.',
  ),
})

type NewDeviceWords = {
  readonly username: string
  /** None for a super_admin. */
  readonly organization: string | null
  readonly device: string
  /** In words. */
  readonly at: string
  /** Where they find their account; none where the product does not know under which address it is reached. */
  readonly account: string | null
}

/** What somebody is sent as whom a new device signed in. */
export const newDeviceMail = ({ username, organization, device, at, account }: NewDeviceWords): Written => {
  const where = organization ?? 'Fullcourt'
  return {
    subject: `New sign-in to ${where}`,
    text: textOf(
      `Hello ${username},`,
      `${device} signed in as you to ${where} on ${at}, for the first time.`,
      'If this was you, there is nothing to do.',
      'If it was not, sign in, say on the next page that it was not you, and choose another password.' +
        (account === null ? '' : ` Your account is at ${account}`),
    ),
  }
}
