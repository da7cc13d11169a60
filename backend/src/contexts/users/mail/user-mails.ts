import { Inject, Injectable } from '@nestjs/common'
import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { INVITATION_PATH } from '@fullcourt/domain/pages/invitation-page'
import type { InvitedRole } from '@fullcourt/domain/users/invitations/events'
import { activeOf } from '@fullcourt/projections/card'
import { userCard } from '@fullcourt/projections/users/user'
import type { Actor } from '../../../core/http/actor'
import type { TrustedOrigin } from '../../../core/http/trusted-origin'
import { CLOCK, PEOPLE, SETTINGS, type Clock } from '../../../core/injection/tokens'
import { UserNameReader } from '../../../core/readers/user-name-reader'
import type { Settings } from '../../../core/settings/settings'
import { Tenants } from '../../../core/tenants/tenants'
import { Documents } from '../../../storage/documents/documents'
import { Outbox } from '../../../storage/mail/outbox'
import type { People } from '../../../storage/people/people'
import { momentInWords, invitationMail, newDeviceMail } from './mail-texts'

const DAY = 24 * 60 * 60 * 1000
/** So long a mail about a sign-in is tried. */
const NEWS_LASTS = 3 * DAY

export type InvitationToSend = {
  /** Of the command: the same again is the same mail. */
  readonly id: string
  readonly user: UserId
  readonly organization: OrganizationId
  readonly by: ActingUser
  readonly name: string
  readonly email: string
  readonly role: InvitedRole
  readonly secret: string
  /** ISO 8601. */
  readonly ends: string
  /** Under which address the call came. */
  readonly origin: TrustedOrigin
}

/** Writes mails to users and puts them into the outbox; where no mail server is set, none. */
@Injectable()
export class UserMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly documents: Documents,
    private readonly tenants: Tenants,
    private readonly users: UserNameReader,
    @Inject(PEOPLE) private readonly people: People,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async invite({ id, user, organization, by, name, email, role, secret, ends, origin }: InvitationToSend): Promise<void> {
    if (this.settings.smtp === null) return
    const { profile } = await this.tenants.active(organization)
    const names = by === 'system' ? new Map<UserId, string>() : await this.users.of([by])
    const written = invitationMail({
      name,
      organization: profile.name,
      role,
      by: (by === 'system' ? undefined : names.get(by)) ?? profile.name,
      link: `${this.home ?? `${origin.scheme}://${origin.host}`}${INVITATION_PATH}#${secret}`,
      ends: momentInWords(ends, profile.timeZone),
    })
    await this.outbox.add(id, { kind: 'invitation', person: user, ends: Date.parse(ends), mail: { to: email, ...written } })
  }

  /** A new device signed in as somebody, of which they have to be told. */
  async newDevice(id: string, { user }: Actor, device: string): Promise<void> {
    const card = activeOf(await this.documents.get(userCard, user))
    if (this.settings.smtp === null || card === undefined || card.profile.email === null) return
    const [username, email] = await Promise.all(
      [card.profile.username, card.profile.email].map(sealed => this.people.open(`user-${user}`, sealed)),
    )
    if (username == null || email == null) return
    const profile = card.organization === null ? null : (await this.tenants.active(card.organization)).profile
    const now = this.clock()
    // Whoever signs in may write any host: a link in a mail to somebody else is never made of it.
    const home = this.home ?? (profile?.domain == null ? null : `https://${profile.domain}`)
    const written = newDeviceMail({
      username,
      organization: profile?.name ?? null,
      device,
      at: momentInWords(now.toISOString(), profile?.timeZone ?? 'UTC'),
      account: home === null ? null : `${home}${adminAddress('userSettings', {})}`,
    })
    await this.outbox.add(id, {
      kind: 'new-device',
      person: user,
      ends: now.getTime() + NEWS_LASTS,
      mail: { to: email, ...written },
    })
  }

  private get home(): string | null {
    return this.settings.rootHost === null ? null : `https://${this.settings.rootHost}`
  }
}
