import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { renameDivision } from '@fullcourt/domain/divisions/decide'
import { divisionNamePart } from '@fullcourt/domain/divisions/state'
import type { DivisionId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { DivisionAccess } from '../../access/division-access'
import { expecting } from '../../facts/expected-revision'

/** Gives a division another name, also while it has bracket games. */
export class RenameDivision {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly division: DivisionId,
    readonly name: string,
    /** The revision at which the form read the division. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(RenameDivision)
export class RenameDivisionHandler implements ICommandHandler<RenameDivision> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
  ) {}

  async execute({ context, scope, division, name, expectedRevision }: RenameDivision) {
    const place = await this.divisions.place(scope, division)
    return this.decider.handle({
      stream: bracketStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: state => renameDivision(state, { ...place, name }),
      expectedRevision: expecting(expectedRevision, [divisionNamePart(division)]),
    })
  }
}
