import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Confirmed } from '@fullcourt/domain/brackets/results'
import { deleteGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { BracketAccess } from '../../access/bracket-access'
import { GameAccess, type GameWithin } from '../../access/game-access'

/** Takes a game away. Where a policy does, nobody is there to confirm what it undoes in a bracket. */
export class DeleteGame {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly game: GameId,
    readonly within?: GameWithin,
    /** The games of a bracket whose undoing was confirmed. */
    readonly undoes: Confirmed = [],
  ) {}
}

@CommandHandler(DeleteGame)
export class DeleteGameHandler implements ICommandHandler<DeleteGame> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
    private readonly brackets: BracketAccess,
  ) {}

  async execute({ context, scope, game, within, undoes }: DeleteGame) {
    const place = await this.games.placeOf(scope, game, within)
    const confirmed = scope.kind === 'policy' ? 'all' : undoes
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization: place.organization,
      decide: await this.brackets.guarded(place, confirmed, deleteGame),
    })
  }
}
