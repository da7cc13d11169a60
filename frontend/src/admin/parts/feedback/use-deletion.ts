import type { Removal } from '../calls/use-removal'
import { useCommand } from './use-command'

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

/** Asks, deletes, and offers to bring back; resolves to whether it was deleted. */
export const useDeletion = <Thing extends { readonly id: number | string }>({ remove, restore }: Removal<Thing>) => {
  const run = useCommand()
  return ({ things, noun, name, question, consequence, verb, done, undone, failure }: Deletion<Thing>) =>
    run({
      question: { question, consequence, verb, danger: true },
      call: () => remove(things),
      undo: () => ({
        thing: `${noun} ${things.map(({ id }) => id).join()}`,
        message: done ?? `${name} deleted`,
        undo: () => restore(things),
        undone: undone ?? `${name} brought back`,
      }),
      failure,
    })
}
