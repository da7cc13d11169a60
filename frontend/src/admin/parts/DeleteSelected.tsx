import { Button } from '@mantine/core'
import { counted } from '../../ui/format/figures'
import { DeleteIcon } from '../../ui/icons'
import { toast } from './toast'
import { useCommand } from './use-command'

type Props<Row extends { readonly id: number | string }> = {
  selected: readonly Row[]
  /** Empties the selection. */
  clear: () => void
  /** What one of them is called: `season`. */
  noun: string
  /** Word for word as the specification has it. */
  question: string
  /** What goes with them, in numbers; a function is asked when the person asks. */
  consequence: string | ((selected: readonly Row[]) => Promise<string>)
  /** Deletes one after another; what was deleted before a failure stays deleted. */
  remove: (selected: readonly Row[]) => Promise<unknown>
  /** Brings back what was deleted. */
  restore: (selected: readonly Row[]) => Promise<unknown>
  done?: string
  /** What is said where nothing is selected: `Select at least one league.` */
  hint?: string
  failure: string
}

/** Deletes what is selected in a list, after asking. */
export const DeleteSelected = <Row extends { readonly id: number | string }>(props: Props<Row>) => {
  const { selected, clear, noun, question, consequence, remove, restore, done, hint, failure } = props
  const run = useCommand()
  const ask = async () => {
    if (selected.length === 0 && hint !== undefined) return toast.hint(hint)
    const things = counted(selected.length, noun)
    const what = typeof consequence === 'string' ? consequence : await consequence(selected)
    const isDone = await run({
      question: { question, consequence: what, verb: `Delete ${things}`, danger: true },
      call: () => remove(selected),
      undo: () => ({
        thing: `${noun} ${selected.map(({ id }) => id).join()}`,
        message: done ?? `${things} deleted`,
        undo: () => restore(selected),
        undone: `${things} brought back`,
      }),
      failure,
    })
    if (isDone) clear()
  }
  return (
    <Button variant="default" leftSection={<DeleteIcon />} onClick={() => void ask()}>
      Delete
    </Button>
  )
}
