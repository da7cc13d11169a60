import type { Score } from '@fullcourt/domain/games/events'
import { isUnlikely } from '@fullcourt/domain/games/unlikely-score'
import { useCallback } from 'react'
import { useConfirm } from '../../parts/confirm'
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
