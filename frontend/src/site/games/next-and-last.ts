import { isUpcoming } from '@fullcourt/domain/games/status'
import type { GameLine } from './game-line'

type Game = Pick<GameLine, 'state' | 'date' | 'completed' | 'walkover'>

/** The next game of a team from a day on (`YYYY-MM-DD`): one that is on, or is played at its time. Games come in their order. */
export const nextGame = <G extends Game>(games: readonly G[], today: string): G | undefined =>
  games.find(({ state, date }) => isUpcoming(state) && (date ?? '') >= today)

/** The last game that was decided, if only by a walk-over. */
export const lastGame = <G extends Game>(games: readonly G[]): G | undefined =>
  games.findLast(({ completed, walkover }) => completed || walkover !== null)
