import { Inject, Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { closedInvitation } from '@fullcourt/domain/users/invitations/decide'
import { knownOf } from '@fullcourt/projections/card'
import { invitationCard } from '@fullcourt/projections/users/invitation'
import { CLOCK, SETTINGS, type Clock } from '../../../core/injection/tokens'
import type { Settings } from '../../../core/settings/settings'
import { Condition } from '../../../storage/condition/condition'
import { isReported } from '../../../storage/condition/is-reported'
import { seldom } from '../../../storage/condition/seldom'
import { Documents } from '../../../storage/documents/documents'
import { MailDelivery, type MailUse } from '../../../storage/mail/delivery'
import { Outbox, type MailKind } from '../../../storage/mail/outbox'
import { openSmtpMailSender } from '../../../storage/mail/smtp-mail-sender'

/** Sends mails while the product runs, where a mail server is set. */
@Injectable()
export class RunningDelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private delivery: MailDelivery | undefined

  constructor(
    private readonly outbox: Outbox,
    private readonly documents: Documents,
    private readonly condition: Condition,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { smtp } = this.settings
    if (smtp === null) return
    const logger = new Logger('Mail')
    const tellSeldom = seldom(error => logger.error(`Mails could not be looked at: ${error.message}`, error.stack))
    this.delivery = new MailDelivery({
      outbox: this.outbox,
      sender: await openSmtpMailSender(smtp),
      condition: this.condition,
      useOf: (kind, person) => this.useOf(kind, person),
      onError: error => void (isReported(error) || tellSeldom(error)),
    })
    this.delivery.start()
  }

  /** Looks at once; nobody waits for it. */
  hasNew(): void {
    void this.delivery?.deliver()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.delivery?.stop()
  }

  /** The link of an invitation that was used or ended is not sent; one is kept a moment before its fact is written. */
  private async useOf(kind: MailKind, person: UserId): Promise<MailUse> {
    if (kind === 'new-device') return 'send'
    const invitation = knownOf(await this.documents.get(invitationCard, person))
    if (invitation === undefined) return 'wait'
    return closedInvitation(invitation, this.clock().toISOString()) === undefined ? 'send' : 'drop'
  }
}
