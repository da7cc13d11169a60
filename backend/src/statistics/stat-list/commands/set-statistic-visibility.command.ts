import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { StatisticId } from '@fullcourt/domain/ids/kinds'
import { setStatisticVisibility } from '@fullcourt/domain/statistics/stat-list/decide'
import { statisticPart, statisticStream } from '@fullcourt/domain/statistics/stat-list/state'
import type { CommandContext } from '../../../facts/command-context'
import { expecting } from '../../../facts/expected-revision'
import { Decider } from '../../../facts/decider'
import { oneOrganization, type Scope } from '../../../http/scope'

/** Hides a statistic of an organization, or shows it again. */
export class SetStatisticVisibility {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly statistic: StatisticId,
    readonly hidden: boolean,
    /** The revision at which the form read the statistics. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(SetStatisticVisibility)
export class SetStatisticVisibilityHandler implements ICommandHandler<SetStatisticVisibility> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, scope, statistic, hidden, expectedRevision }: SetStatisticVisibility) {
    const organization = oneOrganization(scope)
    return this.decider.handle({
      stream: statisticStream,
      id: organization,
      context,
      organization,
      decide: state => setStatisticVisibility(state, { organization, statistic, hidden }),
      expectedRevision: expecting(expectedRevision, [statisticPart(statistic)]),
    })
  }
}
