import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { updateScore } from '@fullcourt/domain/games/decide'
import type { Score } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../facts/command-context'
import { expecting } from '../../facts/expected-revision'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import type { LeagueInSeason } from '../../access/season-access'
import { GameAccess } from '../../access/game-access'

/** Enters or corrects the final score; `seen` is the revision at which the form read it. */
export class UpdateScore {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly game: GameId,
    readonly is: Score,
    readonly expectedRevision?: number,
    readonly within?: LeagueInSeason,
  ) {}
}

@CommandHandler(UpdateScore)
export class UpdateScoreHandler implements ICommandHandler<UpdateScore> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
  ) {}

  async execute({ context, scope, game, is, expectedRevision, within }: UpdateScore) {
    const { organization } = await this.games.placeOf(scope, game, within)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      context,
      organization,
      decide: state => updateScore(state, { is }),
      expectedRevision: expecting(expectedRevision, ['score']),
    })
  }
}
