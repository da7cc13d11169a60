import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { nothing } from '@fullcourt/domain/facts/decision'
import { removeMatchupGame } from '@fullcourt/domain/brackets/decide'
import type { MatchupPlace } from '@fullcourt/domain/brackets/events'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { gameStream } from '@fullcourt/domain/games/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'

/** Frees the matchup of a game that is gone, or was never scheduled; one that is back by now keeps it. */
export class FreeMatchup {
  constructor(
    readonly context: CommandContext,
    readonly place: MatchupPlace,
  ) {}
}

@CommandHandler(FreeMatchup)
export class FreeMatchupHandler implements ICommandHandler<FreeMatchup> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, place }: FreeMatchup) {
    const { kind } = await this.decider.state(gameStream, place.game)
    return this.decider.handle({
      stream: bracketStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: brackets => (kind === 'scheduled' ? nothing : removeMatchupGame(brackets, place)),
    })
  }
}
