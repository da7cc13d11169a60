import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { deleteGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import type { LeagueInSeason } from '../../access/season-access'
import { GameAccess } from '../../access/game-access'

export class DeleteGame {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly game: GameId,
    readonly within?: LeagueInSeason,
  ) {}
}

@CommandHandler(DeleteGame)
export class DeleteGameHandler implements ICommandHandler<DeleteGame> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
  ) {}

  async execute({ context, scope, game, within }: DeleteGame) {
    const { organization } = await this.games.placeOf(scope, game, within)
    return this.decider.handle({ stream: gameStream, id: game, context, organization, decide: deleteGame })
  }
}
