import { Button } from '@mantine/core'
import { counted } from '../../ui/format/figures'
import { DeleteIcon } from '../../ui/icons'
import { useCommand } from './use-command'

type Props<Row> = {
  selected: readonly Row[]
  /** Empties the selection. */
  clear: () => void
  /** What one of them is called: `season`. */
  noun: string
  /** Word for word as the specification has it. */
  question: string
  consequence: string
  /** Deletes one after another; what was deleted before a failure stays deleted. */
  remove: (selected: readonly Row[]) => Promise<unknown>
  done?: string
  failure: string
}

/** Deletes what is selected in a list, after asking. */
export const DeleteSelected = <Row,>({ selected, clear, noun, question, consequence, remove, done, failure }: Props<Row>) => {
  const run = useCommand()
  const ask = async () => {
    const verb = `Delete ${counted(selected.length, noun)}`
    const isDone = await run({
      question: { question, consequence, verb, danger: true },
      call: () => remove(selected),
      done,
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
