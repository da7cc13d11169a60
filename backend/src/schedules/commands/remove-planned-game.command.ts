import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { deletePlannedGame, type IfPlayed } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'

/** A step of a plan: deletes a game because of the fact that is named. */
export class RemovePlannedGame {
  constructor(
    readonly context: CommandContext,
    readonly organization: OrganizationId,
    readonly game: GameId,
    readonly ifPlayed: IfPlayed,
    readonly because: string,
  ) {}
}

@CommandHandler(RemovePlannedGame)
export class RemovePlannedGameHandler implements ICommandHandler<RemovePlannedGame> {
  constructor(private readonly decider: Decider) {}

  execute({ context, organization, game, ifPlayed, because }: RemovePlannedGame) {
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization,
      decide: state => deletePlannedGame(state, { ifPlayed, because }),
    })
  }
}
