import type { Score } from '@fullcourt/domain/games/events'
import { isUnlikely } from '@fullcourt/domain/games/unlikely-score'
import { useCallback } from 'react'
import { ApiError } from '../../../../api/api-error'
import { useConfirm } from '../../../parts/dialogs/confirm'
import { scoreOfSides } from '../list/score-text'

/** Asks before a score is saved that is rather a slip of a key; resolves to whether it is saved. A likely one is not asked about. */
export const useAskScore = () => {
  const confirm = useConfirm()
  return useCallback(
    async (score: Score | null): Promise<boolean> =>
      score === null ||
      !isUnlikely(score) ||
      confirm({
        question: 'Really?',
        consequence: `${scoreOfSides(score)} is more than 60 apart or above 200.`,
        verb: `Save ${scoreOfSides(score)}`,
        otherwise: 'Change it',
      }),
    [confirm],
  )
}

/** The same of the score of a form, which stays open and says so where the person wants to change it. */
export const useAskScoreOfForm = () => {
  const askScore = useAskScore()
  return async (score: Score | null): Promise<void> => {
    if (!(await askScore(score))) throw new ApiError(400, 'Not saved yet: change the score.')
  }
}
