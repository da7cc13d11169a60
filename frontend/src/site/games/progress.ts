import type { GameDayAnswer } from '../../api/schema'
import { counted } from '../../ui/format/figures'

/** How far the games are played. */
export type Progress = {
  readonly games: number
  readonly completed: number
  /** The last day with a completed game. */
  readonly last: string | null
  /** The first day from today on with a game that is not completed. */
  readonly next: string | null
}

/** Counts the games of all days and finds the two days that are nearest to today. */
export const progressOf = (days: readonly GameDayAnswer[], today: string): Progress => ({
  games: days.reduce((sum, day) => sum + day.games, 0),
  completed: days.reduce((sum, day) => sum + day.completed, 0),
  last: days.findLast(day => day.completed > 0)?.date ?? null,
  next: days.find(day => day.date !== null && day.date >= today && day.completed < day.games)?.date ?? null,
})

/** `after 36 of 60 games`, `all 60 games played`: how fresh a table is. */
export const progressInWords = ({ games, completed }: Progress) => {
  if (games === 0) return 'no games yet'
  if (completed === 0) return `${counted(games, 'game')} to play`
  return completed === games ? `all ${counted(games, 'game')} played` : `after ${completed} of ${counted(games, 'game')}`
}
