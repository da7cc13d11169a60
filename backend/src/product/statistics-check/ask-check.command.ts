import { randomUUID } from 'node:crypto'
import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../core/facts/command-context'
import { CLOCK, PEOPLE, type Clock } from '../../core/injection/tokens'
import type { People } from '../../storage/people/people'
import { sealReasonWith } from '../../storage/people/sealed-reason'
import { isWaitingOrRunning, newCheck } from './check-record'
import { CheckRecords } from './check-records'

/**
 * Asks for a check of an organization's statistics, or for a repair, which takes the place of a check that goes on; one that goes on
 * already goes on. It writes no fact: a repair does once something was repaired.
 */
export class AskCheck {
  constructor(
    readonly organization: OrganizationId,
    readonly context: Pick<CommandContext, 'actor' | 'reason'>,
    readonly repairs: boolean,
  ) {}
}

@CommandHandler(AskCheck)
export class AskCheckHandler implements ICommandHandler<AskCheck> {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PEOPLE) private readonly people: People,
    private readonly records: CheckRecords,
  ) {}

  async execute({ organization, context: { actor, reason: given }, repairs }: AskCheck): Promise<void> {
    const reason = await sealReasonWith(this.people)({ reason: given, actor }, [])
    const askedAt = this.clock().toISOString()
    const asked = newCheck({ organization, id: randomUUID(), repairs, by: actor, reason, askedAt })
    await this.records.change(organization, known =>
      known && isWaitingOrRunning(known) && !known.isCancelled && (known.repairs || !repairs) ? known : asked,
    )
    await this.records.ask(organization)
  }
}
