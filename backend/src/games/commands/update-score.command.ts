import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Confirmed } from '@fullcourt/domain/brackets/results'
import { refuse } from '@fullcourt/domain/facts/decision'
import { updateScore } from '@fullcourt/domain/games/decide'
import type { Score } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { expecting } from '../../facts/expected-revision'
import { Decider } from '../../facts/decider'
import { Refused } from '../../facts/refused'
import type { Scope } from '../../http/scope'
import { BracketAccess } from '../../access/bracket-access'
import { GameAccess, type GameWithin } from '../../access/game-access'

/** Enters or corrects the final score; `seen` is the revision at which the form read it. */
export class UpdateScore {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly game: GameId,
    readonly is: Score,
    readonly expectedRevision?: number,
    readonly within?: GameWithin,
    /** The games of a bracket whose undoing was confirmed. */
    readonly undoes: Confirmed = [],
    /** Visitors are shown why the score was corrected. */
    readonly publishReason = false,
  ) {}
}

@CommandHandler(UpdateScore)
export class UpdateScoreHandler implements ICommandHandler<UpdateScore> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
    private readonly brackets: BracketAccess,
  ) {}

  async execute({ context, scope, game, is, expectedRevision, within, undoes, publishReason }: UpdateScore) {
    if (publishReason && context.reason === null) throw new Refused(refuse('invalid', 'Give the reason that visitors are shown.'))
    const place = await this.games.placeOf(scope, game, within)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization: place.organization,
      decide: await this.brackets.guarded(place, undoes, state => updateScore(state, { is, publishReason })),
      expectedRevision: expecting(expectedRevision, ['score']),
    })
  }
}
