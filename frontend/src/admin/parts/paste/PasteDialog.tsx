import { useMemo, useRef, useState, type ReactNode } from 'react'
import { isRefusal } from '../../../api/api-error'
import { useConfirm } from '../dialogs/confirm'
import { LongTextField } from '../forms/LongTextField'
import { FormDialog } from '../forms/FormDialog'
import type { FieldErrors } from '../forms/form-errors'
import { beginAttempt, type Attempt } from './attempt'
import { PastePreview } from './PastePreview'
import { choicesIn, chosenExisting, existingField, isLeftOut, type PastedRow, type PastedRows } from './pasted-rows'

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

/** A choice stays with its line, and goes when the line says something else. */
const keyOfRow = ({ line, cells }: PastedRow) => [line, ...cells].join(' ')
const textOf = (form: FormData) => String(form.get(field) ?? '')

const problemOf = (pasted: PastedRows, choices: Choices): FieldErrors => {
  const { rows, countOf } = pasted
  if (rows.length === 0) return { [field]: 'Paste or type at least one line.' }
  const wrong = rows.filter(({ faults }) => faults.length > 0)
  const lines = wrong.map(({ line }) => line).join(', ')
  if (wrong.length > 0 && (!countOf || wrong.length === rows.length)) return { [field]: `Correct line ${lines} first.` }
  const open = [...choices].filter(([, choice]) => choice === '')
  return Object.fromEntries(open.map(([line]) => [existingField(line), `Choose who line ${line} is.`]))
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

type Choices = ReadonlyMap<number, string>

const isSame = (one: Attempt, other: Attempt) =>
  one.text === other.text &&
  String([...one.chosen]) === String([...other.chosen]) &&
  String([...one.left]) === String([...other.left])

/** Adds a pasted list: it shows what it understood of each line before anything is sent, and asks once about all warnings. */
export const PasteDialog = (props: PasteDialogProps) => {
  const { title, label, description, placeholder, read, readSurely, question, onAdd, failure, open, onClose, progress } = props
  const confirm = useConfirm()
  const [text, setText] = useState('')
  const attempt = useRef<Attempt>(undefined)
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map())
  /** What is being added, as it was sent: what others see of it by then is no reason to warn of it. */
  const [sent, setSent] = useState<PastedRows>()
  const pasted = sent ?? read(text)
  const isLeft = (row: PastedRow) => isLeftOut(pasted, row, choices.get(keyOfRow(row)))
  const left = pasted.rows.filter(isLeft).length
  const whatIsAdded = left > 0 && pasted.countOf ? `${pasted.countOf(pasted.rows.length - left)}, leave ${left}` : pasted.count
  const close = () => {
    setText('')
    setChoices(new Map())
    attempt.current = undefined
    onClose()
  }

  const wanted = (form: FormData) => {
    const [text, choices] = [textOf(form), choicesIn(form)]
    const pasted = read(text)
    const left = new Set(pasted.rows.filter(row => isLeftOut(pasted, row, choices.get(row.line))).map(({ line }) => line))
    return { choices, attempt: beginAttempt({ text, isConfirmed: false, chosen: chosenExisting(choices), left }) }
  }

  /**
   * A line for which it was chosen who is meant was asked about already. Undefined where the person would rather look at the list
   * again.
   */
  const confirmed = async ({ choices, attempt }: ReturnType<typeof wanted>): Promise<Attempt | undefined> => {
    const { rows } = await readSurely(attempt.text)
    const { chosen, left } = attempt
    const warned = rows.filter(({ line, warnings }) => warnings.length > 0 && !chosen.has(line) && !left.has(line))
    const open = warned.filter(({ line }) => !choices.has(line))
    const asked = { question, consequence: <Warnings rows={open} />, verb: 'Add anyway' }
    return open.length === 0 || (await confirm(asked)) ? { ...attempt, isConfirmed: warned.length > 0 } : undefined
  }

  const save = async (form: FormData) => {
    const next = wanted(form)
    if (!attempt.current || !isSame(attempt.current, next.attempt)) attempt.current = await confirmed(next)
    if (!attempt.current) return false
    setSent(read(text))
    try {
      return await onAdd(next.attempt.text, attempt.current)
    } catch (problem) {
      if (isRefusal(problem)) attempt.current = undefined
      throw problem
    } finally {
      setSent(undefined)
    }
  }

  /** Hundreds of rows, which are not to be made anew for each step of what is being added. */
  const preview = useMemo(
    () =>
      pasted.rows.length > 0 && (
        <PastePreview
          of={pasted}
          choiceOf={row => choices.get(keyOfRow(row)) ?? ''}
          onChoose={(row, choice) => setChoices(new Map([...choices, [keyOfRow(row), choice]]))}
        />
      ),
    [pasted, choices],
  )

  return (
    <FormDialog
      once
      size="lg"
      title={title}
      submit={pasted.rows.length > 0 ? `Add ${whatIsAdded}` : 'Add'}
      open={open}
      onClose={close}
      onSubmit={save}
      check={form => problemOf(read(textOf(form)), choicesIn(form))}
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
      {preview}
    </FormDialog>
  )
}
