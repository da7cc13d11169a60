import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { removeTeams } from '@fullcourt/domain/divisions/decide'
import { entryDivisionPart } from '@fullcourt/domain/divisions/state'
import type { DivisionId, EntryId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { DivisionAccess } from '../../access/division-access'
import { expecting } from '../../facts/expected-revision'
import { whoWasFaster } from './who-was-faster'

/** Takes teams out of a division in one step: all of them, or none. */
export class RemoveTeamsFromDivision {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly division: DivisionId,
    readonly entries: readonly EntryId[],
    /** The revision at which the form read where the teams are. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(RemoveTeamsFromDivision)
export class RemoveTeamsFromDivisionHandler implements ICommandHandler<RemoveTeamsFromDivision> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
  ) {}

  async execute({ context, scope, division, entries, expectedRevision }: RemoveTeamsFromDivision) {
    const place = await this.divisions.place(scope, division)
    return whoWasFaster(expecting(expectedRevision, entries.map(entryDivisionPart)), expected =>
      this.decider.handle({
        stream: bracketStream,
        id: place.season,
        context,
        organization: place.organization,
        decide: state => removeTeams(state, { ...place, entries }),
        expectedRevision: expected,
      }),
    )
  }
}
