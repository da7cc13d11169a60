import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { createMatchupGame } from '@fullcourt/domain/brackets/decide'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import type { GameDetails } from '@fullcourt/domain/games/events'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { BracketAccess } from '../../access/bracket-access'
import { DivisionAccess, type DivisionInSeason } from '../../access/division-access'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'

export type NewMatchupGame = {
  readonly matchup: string
  readonly home: TeamId | undefined
  readonly away: TeamId | undefined
  readonly details: Partial<GameDetails>
}

/** Gives a matchup its game; a policy schedules it. */
export class CreateMatchupGame {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: DivisionInSeason,
    readonly wanted: NewMatchupGame,
  ) {}
}

@CommandHandler(CreateMatchupGame)
export class CreateMatchupGameHandler implements ICommandHandler<CreateMatchupGame> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
    private readonly brackets: BracketAccess,
  ) {}

  async execute({ context, scope, at, wanted }: CreateMatchupGame) {
    const place = await this.divisions.placeInSeason(scope, at)
    const results = await this.brackets.results(at.season, at.division)
    const game = await context.nextId('game')
    const outcome = await this.decider.handle({
      stream: bracketStream,
      id: place.season,
      context,
      organization: place.organization,
      decide: brackets => createMatchupGame(brackets, { ...place, ...wanted, game, results }),
    })
    return { ...outcome, id: game }
  }
}
