import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { enterLeague } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { teamStream } from '@fullcourt/domain/teams/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { within, type Scope } from '../../http/scope'
import { SeasonAccess, type TeamInLeague } from '../../access/season-access'
import { TeamAccess } from '../../access/team-access'

/** Puts a team into a league, under an entry of its own with an empty roster; the entry's id may have been made beforehand. */
export class EnterLeague {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: TeamInLeague,
    readonly entry?: EntryId,
  ) {}
}

@CommandHandler(EnterLeague)
export class EnterLeagueHandler implements ICommandHandler<EnterLeague> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly teams: TeamAccess,
  ) {}

  async execute({ context, scope, at, entry }: EnterLeague) {
    const [place] = await Promise.all([this.seasons.leaguePlace(scope, at), this.decider.state(teamStream, at.team)])
    const { id: team } = await this.teams.active(within(scope, place.organization), at.team)
    const id = entry ?? (await context.nextId('entry'))
    const outcome = await this.decider.handle({
      stream: seasonStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: contents => enterLeague(contents, { ...place, entry: id, team }),
    })
    return { ...outcome, id }
  }
}
