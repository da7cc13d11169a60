import { Inject, Injectable } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { isInvitationOver } from '@fullcourt/domain/users/invitations/state'
import type { Known } from '@fullcourt/projections/card'
import { invitationCard, type InvitationCard } from '@fullcourt/projections/users/invitation'
import { CLOCK, PEOPLE, type Clock } from '../../../core/injection/tokens'
import { UserNameReader } from '../../../core/readers/user-name-reader'
import { Documents } from '../../../storage/documents/documents'
import { Outbox } from '../../../storage/mail/outbox'
import type { People } from '../../../storage/people/people'
import type { InvitationAnswer } from './invitations.answers'

/** An invitation that was made. */
type MadeInvitationCard = Known<InvitationCard>

/** So long invitations are shown whose time is over, in milliseconds (30 days). */
const SHOWN_AFTER_END = 30 * 24 * 60 * 60 * 1000

/** Shown where a name cannot be opened any more (docs/people.md#names-of-who-is-gone). */
const NAMELESS = 'Removed user'

/** Invitations for answers. */
@Injectable()
export class InvitationReader {
  constructor(
    private readonly documents: Documents,
    private readonly users: UserNameReader,
    private readonly outbox: Outbox,
    @Inject(PEOPLE) private readonly people: People,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Those that nobody used or ended, in the order in which they end. */
  ofOrganization(organization: OrganizationId): Promise<readonly MadeInvitationCard[]> {
    const after = new Date(this.clock().getTime() - SHOWN_AFTER_END).toISOString()
    return this.documents.active(invitationCard, { index: 'organization', key: String(organization), after })
  }

  async answers(invitations: readonly MadeInvitationCard[]): Promise<InvitationAnswer[]> {
    const now = this.clock().toISOString()
    const [makers, names, emails, mails] = await Promise.all([
      this.users.of(invitations.flatMap(({ by }) => (by === 'system' ? [] : [by]))),
      this.people.openMany(invitations.map(({ id, name }) => ({ person: `user-${id}`, sealed: name }))),
      Promise.all(
        invitations.map(({ id, email }) => (email === null ? Promise.resolve(null) : this.people.open(`user-${id}`, email))),
      ),
      this.outbox.states('invitation'),
    ])
    return invitations.map(({ id, role, ends, by }, i) => ({
      id,
      name: names[i] ?? NAMELESS,
      email: emails[i] ?? null,
      role,
      ends,
      isOver: isInvitationOver({ ends }, now),
      madeBy: by === 'system' ? null : (makers.get(by) ?? null),
      mail: mails.get(id) ?? null,
    }))
  }
}
