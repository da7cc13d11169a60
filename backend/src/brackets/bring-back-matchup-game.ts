import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { MatchupPlace } from '@fullcourt/domain/brackets/events'
import { restoreGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'

/** Brings the deleted game back that has its matchup again. */
export class BringBackMatchupGame {
  constructor(
    readonly context: CommandContext,
    readonly place: MatchupPlace,
  ) {}
}

@CommandHandler(BringBackMatchupGame)
export class BringBackMatchupGameHandler implements ICommandHandler<BringBackMatchupGame> {
  constructor(private readonly decider: Decider) {}

  execute({ context, place: { organization, game } }: BringBackMatchupGame) {
    return this.decider.handle({ stream: gameStream, id: game, context, organization, decide: restoreGame })
  }
}
