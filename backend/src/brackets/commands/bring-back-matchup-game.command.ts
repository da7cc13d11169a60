import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { MatchupPlace } from '@fullcourt/domain/brackets/events'
import { bracketStream, gameOfMatchup } from '@fullcourt/domain/brackets/state'
import { nothing } from '@fullcourt/domain/facts/decision'
import { restoreGameOfMatchup } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'

/** Brings the deleted game back that has its matchup again; one that has lost it since stays deleted. */
export class BringBackMatchupGame {
  constructor(
    readonly context: CommandContext,
    readonly place: MatchupPlace,
  ) {}
}

@CommandHandler(BringBackMatchupGame)
export class BringBackMatchupGameHandler implements ICommandHandler<BringBackMatchupGame> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, place: { organization, season, division, matchup, game } }: BringBackMatchupGame) {
    const brackets = await this.decider.state(bracketStream, season)
    const isHolder = gameOfMatchup(brackets, division, matchup) === game
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization,
      decide: state => (isHolder ? restoreGameOfMatchup(state) : nothing),
    })
  }
}
