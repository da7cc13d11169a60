import { useCallback } from 'react'
import { useConfirm, type Question } from '../dialogs/confirm'
import { focusAfter } from '../dialogs/focus-after'
import { toast } from './toast'
import { undoToast, type Undoable } from './undo-toast'

export type Command<Answer> = {
  /** Asked first where something is taken away. */
  readonly question?: Question
  readonly call: () => Promise<Answer>
  /** What is said when it is done; nothing where the page shows it. */
  readonly done?: string
  /** How it is taken back, offered for ten seconds in place of `done`. */
  readonly undo?: (answer: Answer) => Undoable
  /** The text of the specification for a failure that says nothing itself. */
  readonly failure: string
  /** A failure of which nothing is said: the person brought it about, by not confirming what was asked. */
  readonly isGivenUp?: (problem: unknown) => boolean
}

/** Resolves to whether it was done. */
export type RunCommand = <Answer>(command: Command<Answer>) => Promise<boolean>

/**
 * Does what a person asked for: asks back, calls, says what became of it, and keeps the focus near. It goes on when the component
 * that began it is gone by then, so a person who left the page still sees the outcome.
 */
export const useCommand = (): RunCommand => {
  const confirm = useConfirm()
  return useCallback(
    async ({ question, call, done, undo, failure, isGivenUp }) => {
      const keepFocus = focusAfter()
      if (question && !(await confirm(question))) return false
      try {
        const answer = await call()
        if (undo) undoToast(undo(answer))
        else if (done) toast.success(done)
        return true
      } catch (problem) {
        if (!isGivenUp?.(problem)) toast.error(problem, failure)
        return false
      } finally {
        keepFocus()
      }
    },
    [confirm],
  )
}
