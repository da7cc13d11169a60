import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { matchupGameContext } from '@fullcourt/domain/brackets/decide'
import type { MatchupGameCreated } from '@fullcourt/domain/brackets/events'
import { scheduleGame } from '@fullcourt/domain/games/decide'
import { gameStream } from '@fullcourt/domain/games/state'
import { SEASON_NOT_FOUND } from '@fullcourt/domain/seasons/decide'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { Refused } from '../../facts/refused'
import { Parents } from '../../access/parents'

/** Schedules the game of a matchup as the fact says that gave the matchup to it. */
export class ScheduleMatchupGame {
  constructor(
    readonly context: CommandContext,
    readonly created: MatchupGameCreated['data'],
  ) {}
}

@CommandHandler(ScheduleMatchupGame)
export class ScheduleMatchupGameHandler implements ICommandHandler<ScheduleMatchupGame> {
  constructor(
    private readonly decider: Decider,
    private readonly parents: Parents,
  ) {}

  async execute({ context, created }: ScheduleMatchupGame) {
    const { organization, season, game, details } = created
    if (!(await this.parents.areActive({ organization, season }))) throw new Refused(SEASON_NOT_FOUND)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization,
      decide: state => scheduleGame(state, { game, in: matchupGameContext(created), details }),
    })
  }
}
