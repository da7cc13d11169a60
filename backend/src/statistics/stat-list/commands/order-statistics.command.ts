import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { StatisticId } from '@fullcourt/domain/ids/kinds'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import { orderStatistics } from '@fullcourt/domain/statistics/stat-list/decide'
import { statisticOrderPart, statisticStream } from '@fullcourt/domain/statistics/stat-list/state'
import type { CommandContext } from '../../../facts/command-context'
import { expecting } from '../../../facts/expected-revision'
import { Decider } from '../../../facts/decider'
import { oneOrganization, type Scope } from '../../../http/scope'

/** Puts the statistics of one sport into an order, which names each of them. */
export class OrderStatistics {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly statistics: readonly StatisticId[],
    /** The revision at which the form read the statistics. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(OrderStatistics)
export class OrderStatisticsHandler implements ICommandHandler<OrderStatistics> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, scope, statistics, expectedRevision }: OrderStatistics) {
    const organization = oneOrganization(scope)
    return this.decider.handle({
      stream: statisticStream,
      id: organization,
      context,
      organization,
      decide: state => orderStatistics(state, { organization, statistics }),
      expectedRevision: expecting(
        expectedRevision,
        SPORTS.map(({ id }) => statisticOrderPart(id)),
      ),
    })
  }
}
