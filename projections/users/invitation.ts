import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { InvitedRole } from '@fullcourt/domain/users/invitations/events'
import type { KnownInvitation } from '@fullcourt/domain/users/invitations/state'
import { unknownCard, whereKnown, whileActive, type Card } from '../card'
import { padId } from '../order'
import { projection } from '../projection'

/** Somebody who may join the staff by a link; name and e-mail are sealed. */
export type InvitationCard = Card<{
  readonly id: UserId
  readonly organization: OrganizationId
  readonly name: Sealed
  readonly email: Sealed | null
  readonly role: InvitedRole
  /** ISO 8601 in UTC: when it ends by itself. */
  readonly ends: string
  readonly kind: KnownInvitation['kind']
  readonly by: ActingUser
}>

const cardOf = ({ user }: { user: UserId }) => [String(user)]

const as = (kind: KnownInvitation['kind']) =>
  whereKnown<InvitationCard, unknown>(card => ({ ...card, kind, status: kind === 'erased' ? 'deleted' : card.status }))

/** Listed by organization, in the order in which they end, while nobody used or ended them. */
export const invitationCard = projection<InvitationCard, AnyFact>('invitationCard', {
  version: 1,
  initial: () => unknownCard,
  indexes: {
    organization: whileActive(({ id, organization, kind, ends }) =>
      kind === 'open' ? [{ key: String(organization), order: `${ends} ${padId(id)}` }] : [],
    ),
  },
})
  .on('UserInvited', cardOf, (_, { user: id, ...invited }, { fact: { metadata } }) => ({
    id,
    ...invited,
    kind: 'open',
    by: metadata.actor,
    status: 'active',
  }))
  .on('InvitationAccepted', cardOf, as('accepted'))
  .on('InvitationEnded', cardOf, as('ended'))
  .on('PersonErased', data => ('user' in data ? cardOf(data) : []), as('erased'))
