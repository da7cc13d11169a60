import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { deleteGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import type { LeagueInSeason } from '../seasons/seasons-in-reach'
import { GamesInReach } from './games-in-reach'

export class DeleteGame {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly game: GameId,
    readonly within?: LeagueInSeason,
  ) {}
}

@CommandHandler(DeleteGame)
export class DeleteGameHandler implements ICommandHandler<DeleteGame> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GamesInReach,
  ) {}

  async execute({ call, scope, game, within }: DeleteGame) {
    const { organization } = await this.games.placeOf(scope, game, within)
    return this.decider.handle({ stream: gameStream, id: game, call, organization, decide: deleteGame })
  }
}
