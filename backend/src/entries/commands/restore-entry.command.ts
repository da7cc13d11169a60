import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { restoreEntryAndPlace } from '@fullcourt/domain/divisions/leaving'
import { lastEntryIn, TEAM_NOT_FOUND } from '@fullcourt/domain/entries/decide'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { SeasonAccess, type TeamInLeague } from '../../access/season-access'
import { TeamAccess } from '../../access/team-access'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { Refused } from '../../facts/refused'
import { within, type Scope } from '../../http/scope'

const TEAM_IS_DELETED = refuse('conflict', 'The team is deleted: bring it back first.')

/** The entry that a policy brings back, where it left because of that fact; without it the team's last one in the league. */
export type LeftEntry = { readonly entry: EntryId; readonly leftBy: string }

/**
 * Brings a team back into a league that it left, and into its division; its games there follow by a policy
 * (docs/facts.md#deleting-and-bringing-back).
 */
export class RestoreEntry {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: TeamInLeague,
    readonly left?: LeftEntry,
  ) {}
}

@CommandHandler(RestoreEntry)
export class RestoreEntryHandler implements ICommandHandler<RestoreEntry> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly teams: TeamAccess,
  ) {}

  async execute({ context, scope, at, left }: RestoreEntry) {
    const organization = await this.seasons.organizationToReturnTo(scope, at.season)
    const { kind } = await this.teams.team(within(scope, organization), at.team)
    if (kind === 'deleted') throw new Refused(TEAM_IS_DELETED)
    return this.decider.handle({
      stream: bracketStream,
      id: at.season,
      context,
      organization,
      decide: state => {
        const entry = left?.entry ?? lastEntryIn(state.contents, at.league, at.team)?.id
        if (entry === undefined) return TEAM_NOT_FOUND
        return restoreEntryAndPlace(state, { organization, ...at, entry, leftBy: left?.leftBy })
      },
    })
  }
}
