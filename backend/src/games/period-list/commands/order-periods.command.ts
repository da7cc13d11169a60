import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { orderPeriods } from '@fullcourt/domain/games/period-list/decide'
import { periodOrderPart, periodStream } from '@fullcourt/domain/games/period-list/state'
import type { OrganizationId, PeriodId } from '@fullcourt/domain/ids/kinds'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import type { CommandContext } from '../../../facts/command-context'
import { expecting } from '../../../facts/expected-revision'
import { Decider } from '../../../facts/decider'

/** Puts the periods of one sport into an order, which names each of them. */
export class OrderPeriods {
  constructor(
    readonly context: CommandContext,
    readonly organization: OrganizationId,
    readonly periods: readonly PeriodId[],
    /** The revision at which the form read the periods. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(OrderPeriods)
export class OrderPeriodsHandler implements ICommandHandler<OrderPeriods> {
  constructor(private readonly decider: Decider) {}

  execute({ context, organization, periods, expectedRevision }: OrderPeriods) {
    return this.decider.handle({
      stream: periodStream,
      id: organization,
      context,
      organization,
      decide: state => orderPeriods(state, { organization, periods }),
      expectedRevision: expecting(
        expectedRevision,
        SPORTS.map(({ id }) => periodOrderPart(id)),
      ),
    })
  }
}
