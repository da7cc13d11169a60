import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common'
import type { OpenedDetails } from '@fullcourt/domain/users/activity/events'
import type { OrganizationId, UserId } from '@fullcourt/domain/ids/kinds'
import { knownOf } from '@fullcourt/projections/card'
import { playerCard } from '@fullcourt/projections/players/player'
import { userCard } from '@fullcourt/projections/users/user'
import { isReported } from '../../../storage/condition/is-reported'
import { seldom } from '../../../storage/condition/seldom'
import { Documents } from '../../../storage/documents/documents'
import { contextOnce, type CommandContext } from '../../facts/command-context'
import { Commands } from '../../facts/commands'
import type { Actor } from '../../http/actor'
import { CLOCK, type Clock } from '../../injection/tokens'
import { RecordOpenedDetails, RecordRefusedSignIn, RecordSignIn, RecordUsedRecoveryCode } from './activity.commands'
import type { HowSignedIn } from '../ports'
import { Aside } from './aside'

const contextOf = (actor: UserId | 'system'): CommandContext =>
  contextOnce(actor, kind => Promise.reject(new Error(`What is recorded makes no new ${kind}.`)))

/**
 * Puts on record who signed in, who was refused, and who was answered contact details (docs/facts.md#signing-in-and-looking-up).
 * It is written aside: no answer waits for it.
 */
@Injectable()
export class ActivityRecorder implements BeforeApplicationShutdown {
  private readonly aside: Aside

  constructor(
    private readonly commands: Commands,
    private readonly documents: Documents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    const logger = new Logger('Activity')
    const tellSeldom = seldom(error =>
      logger.error(`Who came or looked could not be put on record: ${error.message}`, error.stack),
    )
    this.aside = new Aside(error => void (isReported(error) || tellSeldom(error)))
  }

  signedIn({ user, organization }: Actor, { isNewDevice, withPasskey }: HowSignedIn): void {
    const how = { isNewDevice, withPasskey }
    this.aside.run(() => this.commands.dispatch(new RecordSignIn(contextOf(user), { user, organization, ...how })))
  }

  /** They used up a recovery code of their second factor. */
  usedRecoveryCode({ user, organization }: Actor, left: number): void {
    this.aside.run(() => this.commands.dispatch(new RecordUsedRecoveryCode(contextOf(user), { user, organization, left })))
  }

  /** Somebody said to be this user, and was not let in. */
  refused({ user, organization }: Actor): void {
    const now = this.now()
    this.aside.run(() => this.commands.dispatch(new RecordRefusedSignIn(contextOf('system'), { user, organization, now })))
  }

  /** Somebody was answered contact details of these persons, all of one organization. */
  opened({ user }: Actor, kind: OpenedDetails['kind'], persons: readonly number[]): void {
    const [first] = persons
    if (first === undefined) return
    const now = this.now()
    this.aside.run(async () => {
      const organization = await this.organizationOf(kind, first)
      const details = { organization, kind, person: persons.length === 1 ? first : null, persons: persons.length }
      await this.commands.dispatch(new RecordOpenedDetails(contextOf(user), { user, now, details }))
    })
  }

  /** Settles when all is written that was begun. */
  settled(): Promise<void> {
    return this.aside.settled()
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.settled()
  }

  private now(): string {
    return this.clock().toISOString()
  }

  private async organizationOf(kind: OpenedDetails['kind'], id: number): Promise<OrganizationId | null> {
    const card = await (kind === 'player' ? this.documents.get(playerCard, id) : this.documents.get(userCard, id))
    return knownOf(card)?.organization ?? null
  }
}
