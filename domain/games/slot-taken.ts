import type { GameSlot } from './events'
import { blocksItsSlot, type GameStatus } from './status'

/** When and where a game takes its teams and its court: nowhere where it blocks no slot. */
export const slotTaken = (status: GameStatus, { date, time, location }: GameSlot): GameSlot =>
  blocksItsSlot(status) ? { date, time, location } : { date: null, time: null, location: null }
