import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { leaveLeagueAndDivision } from '@fullcourt/domain/divisions/leaving'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { SeasonAccess, type TeamInLeague } from '../../access/season-access'

/**
 * Takes a team out of a league and of its division; its games there follow by a policy. A policy is not refused
 * because of bracket games: it repairs what raced with them.
 * See docs/facts.md#deleting-and-bringing-back.
 */
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
    const despiteBracketGames = scope.kind === 'policy'
    const place = { ...(await this.seasons.leaguePlace(scope, at)), team: at.team }
    return this.decider.handle({
      stream: bracketStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: state => leaveLeagueAndDivision(state, { ...place, despiteBracketGames }),
    })
  }
}
