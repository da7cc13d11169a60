import { useCallback } from 'react'
import { quantity } from '../../../../ui/format/figures'
import { useConfirm } from '../../../parts/dialogs/confirm'
import { ApiError } from '../../../../api/api-error'
import type { UndoneGameAnswer } from '../../../../api/schema'
import { matchup, resultText } from '../list/score-text'

const hasUndone = (body: unknown): body is { readonly undoes: readonly UndoneGameAnswer[] } =>
  typeof body === 'object' && body !== null && 'undoes' in body && Array.isArray(body.undoes)

/** The later games that a refused result would undo (docs/brackets.md#corrected-results); none where it was refused for another reason. */
const undoneGames = (problem: unknown): readonly UndoneGameAnswer[] =>
  problem instanceof ApiError && problem.status === 409 && hasUndone(problem.body) ? problem.body.undoes : []

/** A game that is undone, in words, the away team first: `Final: Owls @ Hawks, 58–61`. */
const undoneInWords = (game: UndoneGameAnswer): string => `${game.label}: ${matchup(game)}, ${resultText(game)}`

/** A change of a game of a bracket; `undoes` names the later games whose figures it may undo. */
export type BracketChange<Answer> = (undoes?: number[]) => Promise<Answer>

/**
 * Makes a change of a game. Where it would undo what was entered for later games of its bracket, it shows them first and makes it only
 * when the person confirms (docs/brackets.md#corrected-results).
 */
export const useConfirmUndoing = () => {
  const confirm = useConfirm()
  return useCallback(
    async <Answer,>(change: BracketChange<Answer>): Promise<Answer> => {
      try {
        return await change()
      } catch (problem) {
        const undone = undoneGames(problem)
        if (undone.length === 0) throw problem
        const games = quantity(undone.length, 'later game')
        const isConfirmed = await confirm({
          question: `Other teams advance. Undo ${games}?`,
          consequence: (
            <>
              <p>What was entered for these games is undone, because other teams play in them now. It stays in their history.</p>
              <ul>
                {undone.map(game => (
                  <li key={game.game_id}>{undoneInWords(game)}</li>
                ))}
              </ul>
            </>
          ),
          verb: `Save and undo ${games}`,
          danger: true,
        })
        if (!isConfirmed) throw problem
        return change(undone.map(({ game_id }) => game_id))
      }
    },
    [confirm],
  )
}
