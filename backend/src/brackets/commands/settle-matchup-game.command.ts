import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { MatchupPlace } from '@fullcourt/domain/brackets/events'
import { settleMatchup } from '@fullcourt/domain/brackets/settle'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { gameStream } from '@fullcourt/domain/games/state'
import { BracketAccess } from '../../access/bracket-access'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'

/** Brings the game of a matchup in line with the results before it, as they are now. */
export class SettleMatchupGame {
  constructor(
    readonly context: CommandContext,
    readonly place: MatchupPlace,
  ) {}
}

@CommandHandler(SettleMatchupGame)
export class SettleMatchupGameHandler implements ICommandHandler<SettleMatchupGame> {
  constructor(
    private readonly decider: Decider,
    private readonly brackets: BracketAccess,
  ) {}

  async execute({ context, place }: SettleMatchupGame) {
    const { organization, season, division, game } = place
    const results = await this.brackets.results(season, division)
    const brackets = await this.decider.state(bracketStream, season)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization,
      decide: settleMatchup(brackets, place, results),
    })
  }
}
