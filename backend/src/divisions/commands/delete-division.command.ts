import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { deleteDivision } from '@fullcourt/domain/divisions/decide'
import type { DivisionId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { DivisionAccess } from '../../access/division-access'

/** Takes a division away; its teams are in none then. */
export class DeleteDivision {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly division: DivisionId,
  ) {}
}

@CommandHandler(DeleteDivision)
export class DeleteDivisionHandler implements ICommandHandler<DeleteDivision> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
  ) {}

  async execute({ context, scope, division }: DeleteDivision) {
    const place = await this.divisions.place(scope, division)
    return this.decider.handle({
      stream: bracketStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: state => deleteDivision(state, place),
    })
  }
}
