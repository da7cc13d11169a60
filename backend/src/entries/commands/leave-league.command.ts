import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { leaveLeague } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { SeasonAccess, type TeamInLeague } from '../../access/season-access'

/** Takes a team out of a league; its games there follow by a policy (design 5.9). */
export class LeaveLeague {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: TeamInLeague,
  ) {}
}

@CommandHandler(LeaveLeague)
export class LeaveLeagueHandler implements ICommandHandler<LeaveLeague> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
  ) {}

  async execute({ context, scope, at }: LeaveLeague) {
    const place = { ...(await this.seasons.leaguePlace(scope, at)), team: at.team }
    return this.decider.handle({
      stream: seasonStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: contents => leaveLeague(contents, place),
    })
  }
}
