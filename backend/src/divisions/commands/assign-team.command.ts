import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { assignTeam } from '@fullcourt/domain/divisions/decide'
import { entryDivisionPart } from '@fullcourt/domain/divisions/state'
import type { DivisionId, EntryId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { DivisionAccess } from '../../access/division-access'
import { expecting } from '../../facts/expected-revision'
import { whoWasFaster } from './who-was-faster'

/** Puts a team into a division, at a position or last. */
export class AssignTeamToDivision {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly division: DivisionId,
    readonly entry: EntryId,
    readonly position?: number,
    /** The revision at which the form read where the team is. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(AssignTeamToDivision)
export class AssignTeamToDivisionHandler implements ICommandHandler<AssignTeamToDivision> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
  ) {}

  async execute({ context, scope, division, entry, position, expectedRevision }: AssignTeamToDivision) {
    const place = await this.divisions.place(scope, division)
    return whoWasFaster(expecting(expectedRevision, [entryDivisionPart(entry)]), expected =>
      this.decider.handle({
        stream: bracketStream,
        id: place.season,
        context,
        organization: place.organization,
        decide: state => assignTeam(state, { ...place, entry, position }),
        expectedRevision: expected,
      }),
    )
  }
}
