import { useRef, useState, type ReactNode } from 'react'
import { isRefusal } from '../../../api/api-error'
import { useConfirm } from '../confirm'
import { LongTextField } from '../fields'
import { FormDialog } from '../FormDialog'
import type { FieldErrors } from '../form-errors'
import { beginAttempt, type Attempt } from './attempt'
import { PastePreview } from './PastePreview'
import { chosenExisting, type ChosenExisting, type PastedRow, type PastedRows } from './pasted-rows'

export type PasteDialogProps = {
  title: string
  label: string
  /** How a line may look. */
  description: ReactNode
  placeholder: string
  /** What the pasted text is understood as: as far as the page knows, for the preview. */
  read: (text: string) => PastedRows
  /** The same once everything is there that it is compared with. */
  readSurely: (text: string) => Promise<PastedRows>
  /** Asked where rows have warnings: `Some of these players already exist. Add anyway?` */
  question: string
  onAdd: (text: string, attempt: Attempt) => Promise<unknown>
  failure: string
  open: boolean
  onClose: () => void
  /** How far it is while it is being added. */
  progress?: ReactNode
}

const field = 'list'
const textOf = (form: FormData) => String(form.get(field) ?? '')

const problemOf = ({ rows }: PastedRows): FieldErrors => {
  if (rows.length === 0) return { [field]: 'Paste or type one line for each.' }
  const wrong = rows.filter(({ faults }) => faults.length > 0)
  return wrong.length === 0 ? {} : { [field]: `Correct line ${wrong.map(({ line }) => line).join(', ')} first.` }
}

const Warnings = ({ rows }: { rows: readonly PastedRow[] }) => (
  <ul>
    {rows.map(({ line, warnings }) => (
      <li key={line}>
        Line {line}: {warnings.join(' ')}
      </li>
    ))}
  </ul>
)

const isOf = (attempt: Attempt, text: string, chosen: ChosenExisting) =>
  attempt.text === text && String([...attempt.chosen]) === String([...chosen])

/** Adds a pasted list: it shows what it understood of each line before anything is sent, and asks once about all warnings. */
export const PasteDialog = (props: PasteDialogProps) => {
  const { title, label, description, placeholder, read, readSurely, question, onAdd, failure, open, onClose, progress } = props
  const confirm = useConfirm()
  const [text, setText] = useState('')
  const attempt = useRef<Attempt>(undefined)
  const pasted = read(text)
  const close = () => {
    setText('')
    attempt.current = undefined
    onClose()
  }

  /** Undefined where the person would rather look at the list again. */
  const begun = async (text: string, chosen: ChosenExisting) => {
    const warned = (await readSurely(text)).rows.filter(({ line, warnings }) => warnings.length > 0 && !chosen.has(line))
    const asked = { question, consequence: <Warnings rows={warned} />, verb: 'Add anyway' }
    return warned.length === 0 || (await confirm(asked)) ? beginAttempt(text, warned.length > 0, chosen) : undefined
  }

  const save = async (form: FormData) => {
    const text = textOf(form)
    const chosen = chosenExisting(form)
    if (!attempt.current || !isOf(attempt.current, text, chosen)) attempt.current = await begun(text, chosen)
    if (!attempt.current) return false
    try {
      return await onAdd(text, attempt.current)
    } catch (problem) {
      if (isRefusal(problem)) attempt.current = undefined
      throw problem
    }
  }

  return (
    <FormDialog
      record="new"
      once
      size="lg"
      title={title}
      submit={pasted.rows.length > 0 ? `Add ${pasted.count}` : 'Add'}
      open={open}
      onClose={close}
      onSubmit={save}
      check={form => problemOf(read(textOf(form)))}
      failure={failure}
    >
      {progress}
      <LongTextField
        name={field}
        label={label}
        description={description}
        placeholder={placeholder}
        minRows={5}
        maxRows={6}
        spellCheck={false}
        onChange={event => setText(event.currentTarget.value)}
      />
      {pasted.rows.length > 0 && <PastePreview of={pasted} />}
    </FormDialog>
  )
}
