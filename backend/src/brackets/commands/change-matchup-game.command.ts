import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Confirmed } from '@fullcourt/domain/brackets/results'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { BracketAccess } from '../../access/bracket-access'
import { DivisionAccess, type DivisionInSeason } from '../../access/division-access'
import { GameAccess } from '../../access/game-access'
import type { CommandContext } from '../../facts/command-context'
import { expecting } from '../../facts/expected-revision'
import { Decider } from '../../facts/decider'
import { ConflictCheck } from '../../games/conflicts/conflict-check'
import type { Scope } from '../../http/scope'
import { changedParts, changeMatchupGame, type WantedMatchupGame } from './matchup-game-changes'

/**
 * Changes details and result of a game of a bracket in one step; `undoes` are the later games whose undoing was confirmed. Where
 * conflicts are not allowed, what would be in the way of the game refuses it.
 */
export class ChangeMatchupGame {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly at: DivisionInSeason,
    readonly game: GameId,
    readonly wanted: WantedMatchupGame,
    readonly undoes: Confirmed,
    /** The revision at which the form read what it changes. */
    readonly expectedRevision?: number,
    readonly allowConflicts = true,
  ) {}
}

@CommandHandler(ChangeMatchupGame)
export class ChangeMatchupGameHandler implements ICommandHandler<ChangeMatchupGame> {
  constructor(
    private readonly decider: Decider,
    private readonly divisions: DivisionAccess,
    private readonly games: GameAccess,
    private readonly brackets: BracketAccess,
    private readonly conflicts: ConflictCheck,
  ) {}

  async execute({ context, scope, at, game, wanted, undoes, expectedRevision, allowConflicts }: ChangeMatchupGame) {
    const { organization } = await this.divisions.placeInSeason(scope, at)
    const place = await this.games.placeOf(scope, game, at)
    if (!allowConflicts) {
      const now = await this.decider.state(gameStream, game)
      await this.conflicts.refuse(now, changeMatchupGame(wanted)(now))
    }
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization,
      decide: await this.brackets.guarded(place, undoes, changeMatchupGame(wanted)),
      expectedRevision: expecting(expectedRevision, changedParts(wanted)),
    })
  }
}
