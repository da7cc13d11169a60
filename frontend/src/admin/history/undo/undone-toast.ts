import type { UndoneActionAnswer } from '../../../api/schema'
import { undoToast } from '../../parts/feedback/undo-toast'

/** Says what was undone, or done again, and offers to take that back. */
export const undoneToast = (
  { id, message }: UndoneActionAnswer,
  undo: (action: { readonly id: string }) => Promise<UndoneActionAnswer>,
): void =>
  undoToast({
    thing: `action ${id}`,
    message,
    undo: () => undo({ id }),
    label: 'Take back',
    undone: answer => answer.message,
    byKeys: false,
  })
