import type { GameDetails, GameSlot } from './events'
import { blocksItsSlot, statusOf, type GameResult, type GameStatus } from './status'

/** When and where a game takes its teams and its court: nowhere where it blocks no slot. */
export const slotTaken = (status: GameStatus, { date, time, location }: GameSlot): GameSlot =>
  blocksItsSlot(status) ? { date, time, location } : { date: null, time: null, location: null }

/** The same of a game with these details and this result; whether it has begun makes no difference. */
export const slotOfGame = (details: GameSlot & Pick<GameDetails, 'status'>, { score, walkover }: GameResult): GameSlot =>
  slotTaken(statusOf({ status: details.status, score, walkover }), details)
