import { Injectable } from '@nestjs/common'
import { isPlayed, slotOf } from '@fullcourt/domain/games/decide'
import type { Game } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { LeagueSchedules } from '@fullcourt/domain/schedules/state'
import type { SwapSeen } from '@fullcourt/domain/schedules/swap'
import { placingOfState } from '../games/conflicts/placing'
import { SurroundingsReader, type SurroundingsWithNames } from '../games/conflicts/surroundings-reader'
import { GameStates } from './game-states'
import { PlansInProgress } from './plans-in-progress'

/** What a swap of two games, or its undoing, is decided on. */
export type SwapSituation = { readonly seen: SwapSeen; readonly around: SurroundingsWithNames }

export type Swapped = {
  readonly games: readonly GameId[]
  /** The dates that the games are on, and will be. */
  readonly dates: readonly (string | null)[]
}

const contextOf = (game: Game | undefined) => (game === undefined || game.kind === 'unknown' ? undefined : game.context)

/** The games that some games were swapped with: a refusal may name them. */
const partnersOf = ({ swaps }: LeagueSchedules, games: readonly GameId[]): readonly GameId[] =>
  [...swaps.values()].flatMap(swap => swap.games.flatMap(one => (games.includes(one.game) ? one.with : [])))

/** Brings together what swaps are decided on. */
@Injectable()
export class SwapSituations {
  constructor(
    private readonly games: GameStates,
    private readonly surroundings: SurroundingsReader,
    private readonly plans: PlansInProgress,
  ) {}

  async of(state: LeagueSchedules, { games, dates }: Swapped): Promise<SwapSituation> {
    const [states, plans] = await Promise.all([
      this.games.of(new Set([...games, ...partnersOf(state, games)])),
      this.plans.of(state),
    ])
    const placings = [...states.values()].flatMap(game => (game.kind === 'unknown' ? [] : placingOfState(game)))
    const around = await this.surroundings.of({ placings, dates })
    const gameNow: SwapSeen['gameNow'] = id => {
      const game = states.get(id)
      if (game?.kind !== 'active') return undefined
      return { slot: slotOf(game.details), played: isPlayed(game), followed: game.followed }
    }
    const nameOf = (id: GameId) => {
      const context = contextOf(states.get(id))
      return context ? `${around.nameOf(context.away.team)} @ ${around.nameOf(context.home.team)}` : `Game ${id}`
    }
    return { seen: { plans, gameNow, nameOf }, around }
  }
}
