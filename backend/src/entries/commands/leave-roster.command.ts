import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { leaveRoster } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { PlayerIdentity } from '../../identity/player-identity'
import { SeasonAccess, type TeamInLeague } from '../../access/season-access'

/** Takes a player off the roster of a team in a league; he keeps his lines. */
export class LeaveRoster {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: TeamInLeague,
    readonly player: PlayerId,
  ) {}
}

@CommandHandler(LeaveRoster)
export class LeaveRosterHandler implements ICommandHandler<LeaveRoster> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly identity: PlayerIdentity,
  ) {}

  async execute({ context, scope, at, player }: LeaveRoster) {
    const place = { ...(await this.seasons.leaguePlace(scope, at)), team: at.team }
    const [id, ...merged] = (await this.identity.now(place.organization)).idsOf(player)
    return this.decider.handle({
      stream: seasonStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: contents => leaveRoster(contents, { ...place, player: id, merged }),
    })
  }
}
