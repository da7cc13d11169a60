import { isCompleted } from './completed'
import type { GameDetails, GameSlot, Score } from './events'
import { isCalledOff } from './needs-score'

/** Whether a game takes no slot: it was called off. One with a result was played, whatever its status says. */
export const takesNoSlot = (status: string, score: Score | null): boolean => !isCompleted(score) && isCalledOff(status)

/** When and where a game takes its teams and its court: nowhere where it was called off. */
export const slotTaken = (
  { date, time, location, status }: GameSlot & Pick<GameDetails, 'status'>,
  score: Score | null,
): GameSlot => (takesNoSlot(status, score) ? { date: null, time: null, location: null } : { date, time, location })
