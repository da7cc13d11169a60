import { Button } from '@mantine/core'
import { useState } from 'react'
import { quantity } from '../../../ui/format/figures'
import { DeleteIcon } from '../../../ui/icons'
import type { Removal } from '../calls/use-removal'
import { toast } from '../feedback/toast'
import { useDeletion } from '../effects/use-deletion'
import type { RowSelection } from './AdminTable'

type Props<Row extends { readonly id: number | string }> = {
  selected: readonly Row[]
  /** Empties the selection. */
  clear: () => void
  /** What one of them is called: `season`. */
  noun: string
  /** Word for word as the specification has it. */
  question: string
  /** What goes with them, in numbers; a function is asked when the person asks. */
  consequence: string | ((selected: readonly Row[]) => string | Promise<string>)
  removal: Removal<Row>
  done?: string
  /** What is said where nothing is selected: `Select at least one league.` */
  hint?: string
  failure: string
}

/** Deletes what is selected in a list, after asking. */
export const DeleteSelected = <Row extends { readonly id: number | string }>(props: Props<Row>) => {
  const { selected, clear, noun, question, consequence, removal, done, hint, failure } = props
  // Of many the deletion takes seconds, in which they leave the list one after another.
  const [isDeleting, setDeleting] = useState(false)
  const remove: typeof removal.remove = async (...things) => {
    setDeleting(true)
    try {
      return await removal.remove(...things)
    } finally {
      setDeleting(false)
    }
  }
  const deletion = useDeletion({ ...removal, remove })
  const ask = async () => {
    if (selected.length === 0 && hint !== undefined) return toast.hint(hint)
    const name = quantity(selected.length, noun)
    const what = typeof consequence === 'string' ? consequence : await consequence(selected)
    const isDone = await deletion({
      things: selected,
      noun,
      name,
      question,
      consequence: what,
      verb: `Delete ${name}`,
      done,
      failure,
    })
    if (isDone) clear()
  }
  return (
    <Button variant="default" leftSection={<DeleteIcon />} disabled={isDeleting} onClick={() => void ask()}>
      {isDeleting ? 'Deleting…' : 'Delete'}
    </Button>
  )
}

/** The rows of a table are selected by their names, and deleted together. */
export const deletableRows = <Row extends { readonly id: number | string }>(
  name: (row: Row) => string,
  deletion: Omit<Props<Row>, 'selected' | 'clear'>,
): RowSelection<Row> => ({
  name,
  actions: (selected, clear) => <DeleteSelected {...deletion} selected={selected} clear={clear} />,
})
