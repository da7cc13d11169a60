import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { showReason } from '@fullcourt/domain/games/show-reason'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { GameAccess } from '../../access/game-access'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { expecting } from '../../facts/expected-revision'
import type { Scope } from '../../http/scope'

/** Makes the reason of a correction public, or takes it off the public pages. */
export class ShowReason {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly game: GameId,
    readonly correction: number,
    readonly isPublic: boolean,
    readonly expectedRevision: number | undefined,
  ) {}
}

@CommandHandler(ShowReason)
export class ShowReasonHandler implements ICommandHandler<ShowReason> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
  ) {}

  async execute({ context, scope, game, correction, isPublic, expectedRevision }: ShowReason) {
    const { organization } = await this.games.placeOf(scope, game)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization,
      decide: state => showReason(state, { correction, isPublic }),
      expectedRevision: expecting(expectedRevision, [`correction:${correction}`]),
    })
  }
}
