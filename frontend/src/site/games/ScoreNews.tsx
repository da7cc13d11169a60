import { inWords } from '../parts/game-sides'
import type { BoxScore } from './box-score'
import { sideOf } from './game-line'
import { useAnnounced } from '../../ui/use-announced'

/** A game changes every few seconds: who listens is not read each basket. */
const betweenAnnouncements = 15_000

/** Says the score to screen readers when it changes while the page is open, and when the game is over. */
export const ScoreNews = ({ game }: { game: BoxScore }) => {
  const score = inWords(sideOf(game, 'away'), sideOf(game, 'home'))
  const news = useAnnounced(`${game.status}: ${score}`, betweenAnnouncements)
  return (
    <p className="visuallyHidden" role="status">
      {news}
    </p>
  )
}
