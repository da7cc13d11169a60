import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { teamStream } from '@fullcourt/domain/teams/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { within, type Scope } from '../../http/scope'
import { copiedEntry } from '@fullcourt/domain/entries/copied-entry'
import { decideInSequence } from '../../facts/decide-in-sequence'
import { SeasonAccess, type TeamInLeague } from '../../access/season-access'
import { CurrentEntries } from '../current-entries'
import { TeamAccess } from '../../access/team-access'

/** Puts a team that plays elsewhere into a league too, with the roster and captain that it has now. */
export class CopyTeam {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: TeamInLeague,
  ) {}
}

@CommandHandler(CopyTeam)
export class CopyTeamHandler implements ICommandHandler<CopyTeam> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly teams: TeamAccess,
    private readonly currentEntries: CurrentEntries,
  ) {}

  async execute({ context, scope, at }: CopyTeam) {
    const [place] = await Promise.all([this.seasons.leaguePlace(scope, at), this.decider.state(teamStream, at.team)])
    const { id: team } = await this.teams.active(within(scope, place.organization), at.team)
    const current = await this.currentEntries.of(team)
    const entry = await context.nextId('entry')
    const copy = copiedEntry(place, entry, current?.entry ?? { team, roster: [], captain: null })
    const outcome = await this.decider.handle({
      stream: seasonStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: contents => decideInSequence(seasonStream, contents, copy),
    })
    return { ...outcome, id: entry }
  }
}
