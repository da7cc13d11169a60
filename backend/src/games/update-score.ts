import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { updateScore } from '@fullcourt/domain/games/decide'
import type { Score } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { Call } from '../facts/call'
import { Decider } from '../facts/decider'
import type { Scope } from '../http/scope'
import type { LeagueInSeason } from '../seasons/seasons-in-reach'
import { GamesInReach } from './games-in-reach'

/** Enters or corrects the final score; `seen` is the revision at which the form read it. */
export class UpdateScore {
  constructor(
    readonly call: Call,
    readonly scope: Scope,
    readonly game: GameId,
    readonly is: Score,
    readonly seen?: number,
    readonly within?: LeagueInSeason,
  ) {}
}

@CommandHandler(UpdateScore)
export class UpdateScoreHandler implements ICommandHandler<UpdateScore> {
  constructor(
    private readonly decider: Decider,
    private readonly games: GamesInReach,
  ) {}

  async execute({ call, scope, game, is, seen, within }: UpdateScore) {
    const { organization } = await this.games.placeOf(scope, game, within)
    return this.decider.handle({
      stream: gameStream,
      id: game,
      call,
      organization,
      decide: state => updateScore(state, { is }),
      seen: seen === undefined ? undefined : { figures: ['score'], revision: seen },
    })
  }
}
