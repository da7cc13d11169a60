import { quantity, whole } from '../../ui/format/figures'

/** How far the games are played. */
export type Progress = {
  readonly games: number
  readonly completed: number
  /** The last day with a result. */
  readonly last: string | null
  /** The first day from today on with a game that is to be played. */
  readonly next: string | null
}

/** `after 36 of 60 games`, `all 60 games played`: how fresh a table is. */
export const progressInWords = ({ games, completed }: Progress) => {
  if (games === 0) return 'no games yet'
  if (completed === 0) return `${quantity(games, 'game')} to play`
  return completed === games ? `all ${quantity(games, 'game')} played` : `after ${whole(completed)} of ${quantity(games, 'game')}`
}
