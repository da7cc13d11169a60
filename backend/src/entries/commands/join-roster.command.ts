import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { EntryId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { joinAsNewPlayer, joinRoster } from '@fullcourt/domain/entries/decide'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { within, type Scope } from '../../http/scope'
import { PlayerAccess } from '../../access/player-access'
import { SeasonAccess, type TeamInLeague } from '../../access/season-access'

/** Puts a player on the roster of a team in a league; a new one on that of the entry that he was added for, once. */
export class JoinRoster {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: TeamInLeague,
    readonly player: PlayerId,
    readonly newIn?: EntryId,
  ) {}
}

@CommandHandler(JoinRoster)
export class JoinRosterHandler implements ICommandHandler<JoinRoster> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly players: PlayerAccess,
  ) {}

  async execute({ context, scope, at, player, newIn }: JoinRoster) {
    const place = { ...(await this.seasons.leaguePlace(scope, at)), team: at.team }
    const { id, ids } = await this.players.active(within(scope, place.organization), player)
    return this.decider.handle({
      stream: seasonStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: contents =>
        newIn === undefined
          ? joinRoster(contents, { ...place, player: id, merged: ids.slice(1) })
          : joinAsNewPlayer(contents, { ...place, entry: newIn, player, ids }),
    })
  }
}
