import type { GameRowAnswer } from '../../../api/schema'
import { hasResult } from '../../play/games/list/score-text'

type Game = Pick<GameRowAnswer, 'date' | 'state' | 'score_home' | 'score_away' | 'walkover_winner'>

const isOpen = (game: Game) => game.state === 'scheduled' && !hasResult(game)

/** What is still to be played from a day on, and how many games before it have no score; `games` are in the order of the schedule. */
export const openGames = <Row extends Game>(games: readonly Row[], day: string) => {
  const open = games.filter(isOpen)
  return {
    next: open.filter(({ date }) => date !== null && date >= day),
    late: open.filter(({ date }) => date !== null && date < day).length,
  }
}
