import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { joinRoster } from '@fullcourt/domain/seasons/leagues/decide'
import { seasonStream } from '@fullcourt/domain/seasons/leagues/state'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import { within, type Scope } from '../http/scope'
import { PlayersInReach } from '../players/players-in-reach'
import { SeasonsInReach, type TeamInLeague } from '../seasons/seasons-in-reach'

/** Puts a player on the roster of a team in a league. */
export class JoinRoster {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly at: TeamInLeague,
    readonly player: PlayerId,
  ) {}
}

@CommandHandler(JoinRoster)
export class JoinRosterHandler implements ICommandHandler<JoinRoster> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonsInReach,
    private readonly players: PlayersInReach,
  ) {}

  async execute({ call, scope, at, player }: JoinRoster) {
    const place = { ...(await this.seasons.leaguePlace(scope, at)), team: at.team }
    const { id } = await this.players.standing(within(scope, place.organization), player)
    return this.decider.handle({
      stream: seasonStream,
      id: place.season,
      call,
      organization: place.organization,
      decide: contents => joinRoster(contents, { ...place, player: id }),
    })
  }
}
