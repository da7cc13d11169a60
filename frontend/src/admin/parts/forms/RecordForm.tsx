import { useMergedRef } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error'
import { pick } from '../../../ui/pick'
import { useFresh, type AskFresh } from '../calls/use-fresh'
import { ConflictCard } from '../editing/ConflictCard'
import type { SeenRevision, Stored } from '../editing/editing'
import {
  changedFields,
  contestedFields,
  contestedNames,
  enteredValues,
  recordRules,
  type RecordFields,
} from '../editing/record-fields'
import { useValueEdit } from '../editing/use-value-edit'
import { EntryForm, type EntryFormProps, type FormHandle } from './EntryForm'

/** How a thing that exists is changed by a form. */
export type RecordEdit<Values extends object> = {
  readonly fields: RecordFields<Values>
  /** The thing as the form shows it when it opens. */
  readonly stored: Stored<Values>
  /** Sends the fields that changed, against the revision at which they were read. Not called where nothing changed. */
  readonly send: (changes: Partial<Values>, revision: SeenRevision) => Promise<unknown>
  /** The thing as it is at this moment; `ask` asks for the answer to a query anew. */
  readonly fresh: (ask: AskFresh) => Promise<Stored<Values>>
}

type Props<Values extends object> = Omit<EntryFormProps, 'onSubmit' | 'conflict' | 'onTyped'> & {
  readonly edit: RecordEdit<Values>
}

type Choice = 'mine chosen' | 'theirs chosen'

/** What was typed in a form of a thing, and what became of it. */
const useRecordEditing = <Values extends object>({ fields, stored, send, fresh }: RecordEdit<Values>) => {
  const [rules] = useState(() => recordRules<Values>())
  const [opened] = useState(stored)
  /** What the form's fields count as unchanged: what it showed first, and what was given up for another person's. */
  const base = useRef(opened.value)
  const ask = useFresh()
  const { edit, conflict, now, type, choose, save } = useValueEdit(rules, {
    send: async ({ read, value }) => {
      await send(changedFields(read.value, value), read.revision)
      return { value, revision: read.revision }
    },
    fresh: () => fresh(ask),
  })

  const enter = (form: FormData) => {
    const entered = enteredValues(fields, form, base.current)
    type(opened, (_, read) => rules.rebase({ was: base.current, is: entered }, read))
  }

  const giveUp = () => {
    const known = now()
    if (known?.status.kind !== 'conflict') return
    const names = contestedNames({ was: known.read.value, is: known.value }, known.status.theirs.value)
    base.current = { ...base.current, ...pick(known.value, names) }
  }

  return {
    conflict,
    follow: (form: FormData) => {
      if (edit) enter(form)
    },
    save: async (form: FormData, choice?: Choice) => {
      enter(form)
      if (choice === 'theirs chosen') giveUp()
      if (choice) choose(choice)
      const outcome = await save()
      const status = now()?.status
      if (outcome === 'conflict') throw new ApiError(409, status?.kind === 'conflict' ? status.message : 'Changed meanwhile.')
      if (outcome !== 'saved') throw outcome.failed
    },
  }
}

/**
 * The form of a thing that exists. Only what the person changed is sent, against the revision at which the form was opened; where
 * somebody else changed the same field meanwhile, both values are shown and the person chooses.
 */
export const RecordForm = <Values extends object>({ edit: record, handle, ...props }: Props<Values>) => {
  const form = useRef<FormHandle>(null)
  const ref = useMergedRef(form, handle ?? null)
  const { conflict, follow, save } = useRecordEditing(record)
  const choose = (choice: Choice) => form.current?.submitWith(entered => save(entered, choice))
  const card = conflict && (
    <ConflictCard
      title="Changed meanwhile"
      message={conflict.message}
      versions={contestedFields(record.fields, { was: conflict.read, is: conflict.mine }, conflict.theirs.value)}
      onMine={() => choose('mine chosen')}
      onTheirs={() => choose('theirs chosen')}
    />
  )
  return <EntryForm {...props} handle={ref} conflict={card ?? undefined} onTyped={follow} onSubmit={save} />
}
