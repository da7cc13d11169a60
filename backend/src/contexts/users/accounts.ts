import { randomUUID } from 'node:crypto'
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../../core/facts/refused'
import type { Actor } from '../../core/http/actor'
import type { Accounts, HowSignedIn, TenantNamed } from '../../core/sign-in/ports'
import type { UserAnswer } from '../../core/sign-in/user.answers'
import { ActivityRecorder } from '../../core/sign-in/activity/activity-recorder'
import { Aside } from '../../core/sign-in/activity/aside'
import { isReported } from '../../storage/condition/is-reported'
import { RunningDelivery } from './mail/running-delivery'
import { UserMails } from './mail/user-mails'
import { Tenants } from '../../core/tenants/tenants'
import { activeUser } from './active-user'
import { UserAnswers } from './user-answers'
import { UsersByName } from './users-by-name'

/** What signing in asks of users and organizations. */
@Injectable()
export class UserAccounts implements Accounts, BeforeApplicationShutdown {
  private readonly aside: Aside

  constructor(
    private readonly byName: UsersByName,
    private readonly answers: UserAnswers,
    private readonly documents: Documents,
    private readonly tenants: Tenants,
    private readonly activity: ActivityRecorder,
    private readonly mails: UserMails,
    private readonly delivery: RunningDelivery,
  ) {
    const logger = new Logger('Mail')
    this.aside = new Aside(
      error => void (isReported(error) || logger.error(`A mail could not be written: ${error.message}`, error.stack)),
    )
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.aside.settled()
  }

  async findByUsername(username: string): Promise<Actor | undefined> {
    const user = await this.byName.find(username)
    return user && { user: user.id, role: user.profile.role, organization: user.organization }
  }

  async answer(id: UserId): Promise<UserAnswer | undefined> {
    const user = await activeUser(this.documents, id)
    return user && this.answers.of(user)
  }

  async withPasskey(id: UserId, passkey: string): Promise<Actor | undefined> {
    const user = await activeUser(this.documents, id)
    return user?.passkeys?.includes(passkey) ? { user: id, role: user.profile.role, organization: user.organization } : undefined
  }

  signedIn(actor: Actor, how: HowSignedIn): void {
    this.activity.signedIn(actor, how)
    const { device } = how
    if (device !== null)
      this.aside.run(async () => {
        await this.mails.newDevice(randomUUID(), actor, device)
        this.delivery.hasNew()
      })
  }

  usedRecoveryCode(actor: Actor, left: number): void {
    this.activity.usedRecoveryCode(actor, left)
  }

  refused(actor: Actor): void {
    this.activity.refused(actor)
  }

  async organizationAt(name: TenantNamed): Promise<OrganizationId | undefined> {
    try {
      return await this.tenants.organizationOf(name)
    } catch (error) {
      if (error instanceof Refused) return undefined
      throw error
    }
  }
}
