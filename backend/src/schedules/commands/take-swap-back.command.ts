import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { takeSwapBack } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { SwappedGame } from '@fullcourt/domain/schedules/events'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'

/** Takes a half of a swap back whose other half was refused. */
export class TakeSwapBack {
  constructor(
    readonly context: CommandContext,
    readonly organization: OrganizationId,
    readonly half: SwappedGame,
    /** Id of the fact that says that the other half was refused. */
    readonly because: string,
  ) {}
}

@CommandHandler(TakeSwapBack)
export class TakeSwapBackHandler implements ICommandHandler<TakeSwapBack> {
  constructor(private readonly decider: Decider) {}

  execute({ context, organization, half: { game, ...half }, because }: TakeSwapBack) {
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization,
      decide: state => takeSwapBack(state, { ...half, because }),
    })
  }
}
