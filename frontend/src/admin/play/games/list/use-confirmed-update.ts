import { useCallback } from 'react'
import { useCorrectResult } from '../undoing/use-correct-result'
import type { NewScore, ScoreCalls } from './score-calls'

/** Saves a score of a list; where that undoes later games of a bracket, only when the person confirms it, as a request of its own. */
export const useConfirmedUpdate = (update: ScoreCalls['update']): ScoreCalls['update'] => {
  const correctResult = useCorrectResult()
  return useCallback(
    (first: NewScore) => {
      const { key: _, ...score } = first
      return correctResult(score.game, undoes => update(undoes ? { ...score, undoes } : first))
    },
    [correctResult, update],
  )
}
