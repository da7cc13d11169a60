import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { restoreDivision } from '@fullcourt/domain/divisions/decide'
import type { DivisionId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { DivisionAccess } from '../../access/division-access'

/** Brings a deleted division back with its teams. */
export class RestoreDivision {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly division: DivisionId,
  ) {}
}

@CommandHandler(RestoreDivision)
export class RestoreDivisionHandler implements ICommandHandler<RestoreDivision> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
  ) {}

  async execute({ context, scope, division }: RestoreDivision) {
    const place = await this.divisions.placeToReturnTo(scope, division)
    return this.decider.handle({
      stream: bracketStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: state => restoreDivision(state, place),
    })
  }
}
