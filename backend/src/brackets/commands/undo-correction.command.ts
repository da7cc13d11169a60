import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Confirmed } from '@fullcourt/domain/brackets/results'
import { undoCorrection } from '@fullcourt/domain/games/undo-correction'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { BracketAccess } from '../../access/bracket-access'
import { GameAccess } from '../../access/game-access'
import type { CommandContext } from '../../facts/command-context'
import { expecting } from '../../facts/expected-revision'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'

/** Takes the last correction of a result back, and with it what it undid; `undoes` are games whose undoing was confirmed. */
export class UndoCorrection {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly game: GameId,
    readonly undoes: Confirmed,
    /** The revision of the corrected result. */
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(UndoCorrection)
export class UndoCorrectionHandler implements ICommandHandler<UndoCorrection> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
    private readonly brackets: BracketAccess,
  ) {}

  async execute({ context, scope, game, undoes, expectedRevision }: UndoCorrection) {
    const place = await this.games.placeOf(scope, game)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization: place.organization,
      decide: await this.brackets.guarded(place, undoes, undoCorrection),
      expectedRevision: expecting(expectedRevision, ['score']),
    })
  }
}
