import type { Removal } from '../calls/use-removal'
import { isNotConfirmed, useConfirmEffects, type ShownChange } from './use-confirm-effects'
import { useCommand } from '../feedback/use-command'

type Deletion<Thing> = {
  readonly things: readonly Thing[]
  /** What one of them is called: `season`. */
  readonly noun: string
  /** What they are called together: a name, `3 seasons`. */
  readonly name: string
  /** Word for word as the specification has it. */
  readonly question: string
  /** What goes with them. */
  readonly consequence: string
  readonly verb: string
  /** What is said when they are gone, and when they are back, where the specification has words for it. */
  readonly done?: string
  readonly undone?: string
  readonly failure: string
}

/** So long what a deletion leads to is waited for before it is asked about without it, in milliseconds. */
const LONGEST_WAIT = 2_000

const withinWait = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  Promise.race([asked, new Promise<undefined>(resolve => setTimeout(resolve, LONGEST_WAIT))])

/** Asks, with what it leads to where that is known, deletes, and offers to bring back; resolves to whether it was deleted. */
export const useDeletion = <Thing extends { readonly id: number | string }>({ remove, restore, ask }: Removal<Thing>) => {
  const run = useCommand()
  const confirmEffects = useConfirmEffects()
  return ({ things, noun, name, question, consequence, verb, done, undone, failure }: Deletion<Thing>) => {
    const shown: ShownChange = {
      ask: async () => ask && withinWait(ask(things)),
      question,
      about: consequence,
      verb,
      always: true,
    }
    return run({
      call: () => confirmEffects(shown, ifPreview => remove(things, ifPreview)),
      undo: deletion => ({
        thing: `${noun} ${things.map(({ id }) => id).join()}`,
        message: done ?? `${name} deleted`,
        undo: () => restore(things, deletion),
        undone: undone ?? `${name} brought back`,
      }),
      failure,
      isGivenUp: isNotConfirmed,
    })
  }
}
