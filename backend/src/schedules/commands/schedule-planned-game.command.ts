import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { nothing } from '@fullcourt/domain/facts/decision'
import { scheduleGame, type ScheduleGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import { LEAGUE_NOT_FOUND } from '@fullcourt/domain/leagues/decide'
import { Parents } from '../../access/parents'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'

/** A step of a plan: schedules a game under the id that the plan gave it. */
export class SchedulePlannedGame {
  constructor(
    readonly context: CommandContext,
    readonly wanted: ScheduleGame,
  ) {}
}

@CommandHandler(SchedulePlannedGame)
export class SchedulePlannedGameHandler implements ICommandHandler<SchedulePlannedGame> {
  constructor(
    private readonly decider: Decider,
    private readonly parents: Parents,
  ) {}

  async execute({ context, wanted }: SchedulePlannedGame) {
    const isThere = await this.parents.areActive(wanted.in)
    return this.decider.handle({
      stream: gameStream,
      id: wanted.game,
      context,
      organization: wanted.in.organization,
      decide: game => (game.kind !== 'unknown' ? nothing : isThere ? scheduleGame(game, wanted) : LEAGUE_NOT_FOUND),
    })
  }
}
