import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { nothing } from '@fullcourt/domain/facts/decision'
import { swapSlot } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GamesSwapPlanned, SwappedGame } from '@fullcourt/domain/schedules/events'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'

/** One half of a swap; nothing where the other half was refused. */
export class SwapSlot {
  constructor(
    readonly context: CommandContext,
    readonly swap: GamesSwapPlanned['data'],
    readonly half: SwappedGame,
    /** Id of the fact that planned the swap. */
    readonly because: string,
  ) {}
}

@CommandHandler(SwapSlot)
export class SwapSlotHandler implements ICommandHandler<SwapSlot> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, swap, half: { game, ...half }, because }: SwapSlot) {
    const { refused } = await this.decider.state(scheduleStream, swap.league)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization: swap.organization,
      decide: state => (refused.has(swap.plan) ? nothing : swapSlot(state, { ...half, because })),
    })
  }
}
