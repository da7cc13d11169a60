import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { changeDetails, type EditableDetails } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { expecting } from '../../facts/expected-revision'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { GameAccess } from '../../access/game-access'

/** Changes the named details of a game; `seen` is the revision at which the form read them. */
export class ChangeDetails {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly game: GameId,
    readonly wanted: Partial<EditableDetails>,
    readonly expectedRevision?: number,
  ) {}
}

@CommandHandler(ChangeDetails)
export class ChangeDetailsHandler implements ICommandHandler<ChangeDetails> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
  ) {}

  async execute({ context, scope, game, wanted, expectedRevision }: ChangeDetails) {
    const { organization } = await this.games.placeOf(scope, game)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization,
      decide: state => changeDetails(state, wanted),
      expectedRevision: expecting(expectedRevision, ['details']),
    })
  }
}
