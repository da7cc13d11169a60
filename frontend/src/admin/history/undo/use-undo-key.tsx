import { useNavigate } from 'react-router-dom'
import { useKeyDown, isShortcut } from '../../../ui/use-key-down'
import { FAILURES } from '../../parts/feedback/failures'
import { toast } from '../../parts/feedback/toast'
import { hasKeyOffer } from '../../parts/feedback/undo-toast'
import { useSession } from '../../parts/session/SessionGate'
import { isAboutSomethingElse } from '../../parts/feedback/UndoOffer'
import { ObstacleLinks } from './ObstacleLinks'
import { inTheWayOf, useUndoAction, useUndoLast } from './queries'
import type { ConfirmedUndo } from './UndoAction'
import { undoneToast } from './undone-toast'

/**
 * Ctrl+Z, or Cmd+Z, undoes what one did last, on whatever page and after a reload too; a field takes back what was typed in it, and a
 * message that offers to take something back is answered by itself (docs/history.md#ctrlz).
 */
export const useUndoKey = (confirmed: ConfirmedUndo): void => {
  const { organization } = useSession()
  const last = useUndoLast()
  const action = useUndoAction()
  const navigate = useNavigate()

  const linksOf = (problem: unknown) => {
    const inTheWay = inTheWayOf(problem)
    return (
      inTheWay &&
      organization && <ObstacleLinks inTheWay={inTheWay} organization={organization.id} open={to => void navigate(to)} />
    )
  }

  const undo = async () => {
    try {
      undoneToast(await confirmed(undoes => last.mutateAsync(undoes)), action.mutateAsync)
    } catch (problem) {
      toast.error(problem, FAILURES.undo, linksOf(problem))
    }
  }

  // A page may have an answer of its own, and is asked in whatever order: it goes first.
  useKeyDown(event => {
    if (!isShortcut(event, 'z') || event.repeat || isAboutSomethingElse(event.target)) return
    if (hasKeyOffer() || last.isPending || organization === null) return
    setTimeout(() => {
      if (!event.defaultPrevented) void undo()
    })
  })
}
