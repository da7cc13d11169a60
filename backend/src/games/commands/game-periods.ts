import { Injectable } from '@nestjs/common'
import type { GameContext } from '@fullcourt/domain/games/events'
import { periodListOf, periodStream } from '@fullcourt/domain/games/period-list/state'
import type { Period } from '@fullcourt/domain/games/periods'
import { GameAccess } from '../../access/game-access'
import { Decider } from '../../facts/decider'

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
      this.decider.state(periodStream, context.organization),
      this.games.sportOf(context),
    ])
    return sport ? [...sport.periods, ...(periodListOf(lists, sport.id) ?? [])] : []
  }
}
