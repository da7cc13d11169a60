import { Injectable } from '@nestjs/common'
import type { GameContext } from '@fullcourt/domain/games/events'
import { listOf } from '@fullcourt/domain/definitions/lists'
import { definitionStream } from '@fullcourt/domain/definitions/state'
import type { Period } from '@fullcourt/domain/games/periods'
import { GameAccess } from '../../../core/access/game-access'
import { Decider } from '../../../core/facts/decider'

/** The periods that a game may have points in. */
@Injectable()
export class GamePeriods {
  constructor(
    private readonly decider: Decider,
    private readonly games: GameAccess,
  ) {}

  /** Those of the game's sport, hidden ones too: a game may have begun with them. One that is removed meanwhile keeps its name in what was played. */
  async of(context: GameContext): Promise<readonly Period[]> {
    const [{ lists }, sport] = await Promise.all([
      this.decider.state(definitionStream, context.organization),
      this.games.sportOf(context),
    ])
    return sport ? [...sport.periods, ...(listOf(lists, 'period', sport.id) ?? [])] : []
  }
}
