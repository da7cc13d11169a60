import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { orderTeams } from '@fullcourt/domain/divisions/decide'
import { divisionTeamsPart } from '@fullcourt/domain/divisions/state'
import type { DivisionId, EntryId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { DivisionAccess } from '../../access/division-access'
import { expecting } from '../../facts/expected-revision'

/** Puts all teams of a division in an order. */
export class OrderDivisionTeams {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly division: DivisionId,
    readonly entries: readonly EntryId[],
    /** The revision at which the form read the division. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(OrderDivisionTeams)
export class OrderDivisionTeamsHandler implements ICommandHandler<OrderDivisionTeams> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
  ) {}

  async execute({ context, scope, division, entries, expectedRevision }: OrderDivisionTeams) {
    const place = await this.divisions.place(scope, division)
    return this.decider.handle({
      stream: bracketStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: state => orderTeams(state, { ...place, entries }),
      expectedRevision: expecting(expectedRevision, [divisionTeamsPart(division)]),
    })
  }
}
