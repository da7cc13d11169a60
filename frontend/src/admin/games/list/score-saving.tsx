import type { GameRowAnswer } from '../../../api/schema'
import { isConflict } from '../../editing/is-conflict'
import { useConfirm } from '../../parts/confirm'
import { toast } from '../../parts/toast'
import type { LeagueAt } from '../../leagues/queries'
import { useFreshGame, useUpdateScore, type FinalScore } from './queries'
import { scoreOfSides, scoreText } from './score-text'

/**
 * Saves a final score. Where another person was faster, says who and what, and lets the person choose whose score stands.
 * Resolves to the game as it stands then; rejects where nothing was saved for another reason.
 */
export const useScoreSaving = (at: LeagueAt) => {
  const update = useUpdateScore(at)
  const fresh = useFreshGame(at)
  const confirm = useConfirm()

  const save = async (game: GameRowAnswer, score: FinalScore, reason: string | null): Promise<GameRowAnswer> => {
    try {
      const saved = await update.mutateAsync({ game, score, reason })
      toast.success('Score updated successfully')
      return saved
    } catch (problem) {
      const now = isConflict(problem) ? await fresh(game.id) : undefined
      if (!now || !isConflict(problem)) throw problem
      const mine = await confirm({
        question: 'This score was changed meanwhile.',
        consequence: (
          <>
            <p>{problem.message}</p>
            <p>
              It is {scoreText(now)} now; you entered {scoreOfSides(score)}.
            </p>
          </>
        ),
        verb: `Save ${scoreOfSides(score)}`,
        otherwise: `Keep ${scoreText(now)}`,
      })
      return mine ? save(now, score, reason) : now
    }
  }
  return save
}
