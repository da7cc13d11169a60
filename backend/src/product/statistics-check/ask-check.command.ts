import { randomUUID } from 'node:crypto'
import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { CLOCK, type Clock } from '../../core/injection/tokens'
import { isGoingOn, newCheck } from './check-record'
import { CheckRecords } from './check-records'

/**
 * Asks for a check of an organization's statistics, or for a repair, which takes the place of a check that goes on; one that goes on
 * already goes on. It writes no fact: a repair does once something was repaired.
 */
export class AskCheck {
  constructor(
    readonly organization: OrganizationId,
    readonly by: ActingUser,
    readonly repairs: boolean,
  ) {}
}

@CommandHandler(AskCheck)
export class AskCheckHandler implements ICommandHandler<AskCheck> {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly records: CheckRecords,
  ) {}

  async execute({ organization, by, repairs }: AskCheck): Promise<void> {
    const asked = newCheck({ organization, id: randomUUID(), repairs, by, askedAt: this.clock().toISOString() })
    await this.records.change(organization, known =>
      known && isGoingOn(known) && !known.isCancelled && (known.repairs || !repairs) ? known : asked,
    )
    await this.records.ask(organization)
  }
}
