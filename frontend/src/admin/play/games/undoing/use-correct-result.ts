import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { quantity } from '../../../../ui/format/figures'
import { api } from '../../../parts/calls/api'
import type { SeenRevision } from '../../../parts/editing/editing'
import { undoToast } from '../../../parts/feedback/undo-toast'
import { useConfirmUndoing, type BracketChange } from './use-confirm-undoing'

/** Takes the last correction of a result back; refused (409) where somebody changed the result since. */
const useUndoCorrection = () => {
  const client = useQueryClient()
  const confirmUndoing = useConfirmUndoing()
  return useCallback(
    async (id: number, ifMatch: SeenRevision) => {
      await confirmUndoing(undoes =>
        api.post('/api/gamesv2/{id}/undo-correction', { ...(undoes && { undoes }) }, { path: { id }, ifMatch }),
      )
      await client.invalidateQueries()
    },
    [client, confirmUndoing],
  )
}

/**
 * Saves the result of a game, on whatever page. Where that undoes later games of its bracket the person confirms it first, and can
 * take correction and consequences back in one step (docs/brackets.md#corrected-results).
 */
export const useCorrectResult = () => {
  const client = useQueryClient()
  const confirmUndoing = useConfirmUndoing()
  const undoCorrection = useUndoCorrection()
  return useCallback(
    async <Answer extends { readonly revision?: SeenRevision }>(game: number, change: BracketChange<Answer>): Promise<Answer> => {
      let undone = 0
      const answer = await confirmUndoing(undoes => {
        undone = undoes?.length ?? 0
        return change(undoes)
      })
      if (undone === 0) return answer
      void client.invalidateQueries()
      undoToast({
        thing: `result of game ${game}`,
        message: `${quantity(undone, 'later game')} undone`,
        undo: () => undoCorrection(game, answer.revision ?? 0),
        undone: 'Correction undone',
      })
      return answer
    },
    [client, confirmUndoing, undoCorrection],
  )
}
