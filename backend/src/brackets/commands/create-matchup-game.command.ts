import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { createMatchupGame, matchupGameContext } from '@fullcourt/domain/brackets/decide'
import type { BracketFact } from '@fullcourt/domain/brackets/events'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import type { Decision } from '@fullcourt/domain/facts/decision'
import { slotTaken } from '@fullcourt/domain/games/called-off'
import type { GameDetails } from '@fullcourt/domain/games/events'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { BracketAccess } from '../../access/bracket-access'
import { DivisionAccess, type DivisionInSeason } from '../../access/division-access'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { ConflictCheck } from '../../games/conflicts/conflict-check'
import { NEW_GAME } from '../../games/conflicts/placing'
import type { Scope } from '../../http/scope'

export type NewMatchupGame = {
  readonly matchup: string
  readonly home: TeamId | undefined
  readonly away: TeamId | undefined
  readonly details: Partial<GameDetails>
}

/**
 * Gives a matchup its game; a policy schedules it. Where conflicts are not allowed, what would be in the way of the game refuses it.
 */
export class CreateMatchupGame {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: DivisionInSeason,
    readonly wanted: NewMatchupGame,
    readonly allowConflicts = true,
  ) {}
}

@CommandHandler(CreateMatchupGame)
export class CreateMatchupGameHandler implements ICommandHandler<CreateMatchupGame> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
    private readonly brackets: BracketAccess,
    private readonly conflicts: ConflictCheck,
  ) {}

  async execute({ context, scope, at, wanted, allowConflicts }: CreateMatchupGame) {
    const place = await this.divisions.placeInSeason(scope, at)
    const results = await this.brackets.results(at.season, at.division)
    if (!allowConflicts) {
      const now = await this.decider.state(bracketStream, place.season)
      await this.refuseConflicts(createMatchupGame(now, { ...place, ...wanted, game: NEW_GAME, results }))
    }
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

  private async refuseConflicts(decision: Decision<BracketFact>): Promise<void> {
    const [fact] = decision.kind === 'facts' ? decision.facts : []
    if (fact?.type !== 'MatchupGameCreated') return
    const { details } = fact.data
    await this.conflicts.refusePlacing(undefined, {
      id: NEW_GAME,
      context: matchupGameContext(fact.data),
      slot: slotTaken(details, null),
    })
  }
}
