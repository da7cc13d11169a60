import { Injectable } from '@nestjs/common'
import { GAME_NOT_FOUND } from '@fullcourt/domain/games/decide'
import type { GamePlace } from '@fullcourt/domain/games/events'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { Parents } from '../seasons/parents'

/** Where a game belongs, for commands: a game of somebody else, or of a season or league that was deleted, is not there. */
@Injectable()
export class GamesInReach {
  constructor(
    private readonly decider: Decider,
    private readonly parents: Parents,
  ) {}

  async placeOf(scope: Scope, id: GameId): Promise<GamePlace> {
    const game = await this.decider.state(gameStream, id)
    if (game.kind !== 'scheduled' || !covers(scope, game.place.organization)) throw new Refused(GAME_NOT_FOUND)
    if (!(await this.parents.stand(game.place))) throw new Refused(GAME_NOT_FOUND)
    return game.place
  }
}
