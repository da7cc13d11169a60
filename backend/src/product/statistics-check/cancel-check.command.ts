import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { isWaitingOrRunning } from './check-record'
import { CheckRecords } from './check-records'

/** Cancels the check of an organization's statistics that goes on; where none does, nothing happens. */
export class CancelCheck {
  constructor(readonly organization: OrganizationId) {}
}

@CommandHandler(CancelCheck)
export class CancelCheckHandler implements ICommandHandler<CancelCheck> {
  constructor(private readonly records: CheckRecords) {}

  /** What was repaired until then stays repaired. */
  async execute({ organization }: CancelCheck): Promise<void> {
    await this.records.change(organization, known =>
      known && isWaitingOrRunning(known) ? { ...known, isCancelled: true } : known,
    )
  }
}
