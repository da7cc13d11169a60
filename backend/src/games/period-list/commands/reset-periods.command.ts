import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { resetPeriods } from '@fullcourt/domain/games/period-list/decide'
import { periodStream } from '@fullcourt/domain/games/period-list/state'
import type { OrganizationId, PeriodId, SportId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { periodCard } from '@fullcourt/projections/games/period'
import { Documents } from '../../../documents/documents'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'

/** Brings the default periods of a sport back. */
export class ResetPeriods {
  constructor(
    readonly context: CommandContext,
    readonly organization: OrganizationId,
    readonly sport: SportId,
  ) {}
}

@CommandHandler(ResetPeriods)
export class ResetPeriodsHandler implements ICommandHandler<ResetPeriods> {
  constructor(
    private readonly decider: Decider,
    private readonly documents: Documents,
  ) {}

  async execute({ context, organization, sport }: ResetPeriods) {
    const used = await this.usedBy(organization)
    return this.decider.handle({
      stream: periodStream,
      id: organization,
      context,
      organization,
      decide: state => resetPeriods(state, { organization, sport, used }),
    })
  }

  /** A score entered in the same moment may be missed: its period keeps its name in that game, though it is offered no more. */
  private async usedBy(organization: OrganizationId): Promise<ReadonlySet<PeriodId>> {
    const listed = await this.documents.list(periodCard, { index: 'organization', key: String(organization) })
    return new Set(listed.flatMap(({ body }) => activeOf(body) ?? []).flatMap(({ id, games }) => (games > 0 ? [id] : [])))
  }
}
