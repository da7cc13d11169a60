import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { setPeriodVisibility } from '@fullcourt/domain/games/period-list/decide'
import { periodPart, periodStream } from '@fullcourt/domain/games/period-list/state'
import type { OrganizationId, PeriodId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../../facts/command-context'
import { expecting } from '../../../facts/expected-revision'
import { Decider } from '../../../facts/decider'

/** Hides a period of an organization, or shows it again. */
export class SetPeriodVisibility {
  constructor(
    readonly context: CommandContext,
    readonly organization: OrganizationId,
    readonly period: PeriodId,
    readonly hidden: boolean,
    /** The revision at which the form read the periods. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(SetPeriodVisibility)
export class SetPeriodVisibilityHandler implements ICommandHandler<SetPeriodVisibility> {
  constructor(private readonly decider: Decider) {}

  execute({ context, organization, period, hidden, expectedRevision }: SetPeriodVisibility) {
    return this.decider.handle({
      stream: periodStream,
      id: organization,
      context,
      organization,
      decide: state => setPeriodVisibility(state, { organization, period, hidden }),
      expectedRevision: expecting(expectedRevision, [periodPart(period)]),
    })
  }
}
