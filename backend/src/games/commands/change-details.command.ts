import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { changeDetails, type EditableDetails } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { expecting } from '../../facts/expected-revision'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { ConflictCheck } from '../conflicts/conflict-check'
import { GameAccess } from '../../access/game-access'

/** Changes the named details of a game; where conflicts are not allowed, what would be in its way refuses it. */
export class ChangeDetails {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly game: GameId,
    readonly wanted: Partial<EditableDetails>,
    readonly expectedRevision?: number,
    readonly allowConflicts = true,
  ) {}
}

@CommandHandler(ChangeDetails)
export class ChangeDetailsHandler implements ICommandHandler<ChangeDetails> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
    private readonly conflicts: ConflictCheck,
  ) {}

  async execute({ context, scope, game, wanted, expectedRevision, allowConflicts }: ChangeDetails) {
    const { organization } = await this.games.placeOf(scope, game)
    if (!allowConflicts) {
      const now = await this.decider.state(gameStream, game)
      await this.conflicts.refuse(now, changeDetails(now, wanted))
    }
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
