import { isCompleted } from './completed'
import type { GameDetails, Score } from './events'

/** Statuses of games that are not played at their time, as callers write them. */
const NOT_PLAYED = /^(cancell?ed|postponed)$/i

/** Whether a game is not played at its time. */
export const isCalledOff = (status: string): boolean => NOT_PLAYED.test(status.trim())

/**
 * Whether somebody has to enter a final score once the game's day is there: it has a date, was not called off, and is not completed
 * (0–0 does not count as a result anywhere, docs/games.md#scores).
 */
export const needsScore = ({ date, status }: Pick<GameDetails, 'date' | 'status'>, score: Score | null): boolean =>
  date !== null && !isCompleted(score) && !isCalledOff(status)
