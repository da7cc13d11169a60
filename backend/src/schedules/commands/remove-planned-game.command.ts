import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { nothing } from '@fullcourt/domain/facts/decision'
import { deletePlannedGame, type IfPlayed } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { SchedulePlace } from '@fullcourt/domain/schedules/events'
import { isInForce } from '@fullcourt/domain/schedules/in-progress'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'

/** A step of a plan: deletes a game because of the fact that is named, as long as nothing newer was said about its schedule's games. */
export class RemovePlannedGame {
  constructor(
    readonly context: CommandContext,
    readonly of: SchedulePlace,
    readonly game: GameId,
    readonly ifPlayed: IfPlayed,
    readonly because: string,
  ) {}
}

@CommandHandler(RemovePlannedGame)
export class RemovePlannedGameHandler implements ICommandHandler<RemovePlannedGame> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, of, game, ifPlayed, because }: RemovePlannedGame) {
    const isWanted = isInForce(await this.decider.state(scheduleStream, of.league), of.schedule, because)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization: of.organization,
      decide: state => (isWanted ? deletePlannedGame(state, { ifPlayed, because }) : nothing),
    })
  }
}
