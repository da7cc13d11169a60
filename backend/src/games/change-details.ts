import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { changeDetails } from '@fullcourt/domain/games/decide'
import type { GameDetails } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import { GamesInReach } from './games-in-reach'

/** Changes the named details of a game; `seen` is the revision at which the form read them. */
export class ChangeDetails {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly game: GameId,
    readonly wanted: Partial<GameDetails>,
    readonly seen?: number,
  ) {}
}

@CommandHandler(ChangeDetails)
export class ChangeDetailsHandler implements ICommandHandler<ChangeDetails> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GamesInReach,
  ) {}

  async execute({ call, scope, game, wanted, seen }: ChangeDetails) {
    const { organization } = await this.games.placeOf(scope, game)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      call,
      organization,
      decide: state => changeDetails(state, wanted),
      seen: seen === undefined ? undefined : { figures: ['details'], revision: seen },
    })
  }
}
