import { useMergedRef } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api-error'
import { pick } from '../../ui/pick'
import { ConflictCard } from '../editing/ConflictCard'
import { createEdits } from '../editing/edits'
import type { Revision, Stored } from '../editing/editing'
import {
  changedFields,
  contestedFields,
  contestedNames,
  enteredValues,
  recordRules,
  type RecordFields,
} from '../editing/record-fields'
import { saveEdit, type SaveCalls } from '../editing/save-edit'
import { useEdits } from '../editing/use-edits'
import { EntryForm, type EntryFormProps, type FormHandle } from './EntryForm'

/** How a thing that exists is changed by a form. */
export type RecordEdit<Values extends object> = {
  readonly fields: RecordFields<Values>
  /** The thing as the form shows it when it opens. */
  readonly stored: Stored<Values>
  /** Sends the fields that changed, against the revision at which they were read. Not called where nothing changed. */
  readonly send: (changes: Partial<Values>, revision: Revision) => Promise<unknown>
  /** The thing as it is at this moment. */
  readonly fresh: () => Promise<Stored<Values>>
}

type Props<Values extends object> = Omit<EntryFormProps, 'onSubmit' | 'conflict' | 'onTyped'> & {
  readonly edit: RecordEdit<Values>
}

type Choice = 'mine chosen' | 'theirs chosen'

const key = 'record'

/** What was typed in a form of a thing, and what became of it. */
const useRecordEditing = <Values extends object>({ fields, stored, send, fresh }: RecordEdit<Values>) => {
  const [rules] = useState(() => recordRules<Values>())
  const [opened] = useState(stored)
  /** What the form's fields count as unchanged: what it showed first, and what was given up for another person's. */
  const base = useRef(opened.value)
  const [edits, all] = useEdits(() => createEdits<string, Values>(rules))
  const edit = all.get(key)

  const type = (form: FormData) => {
    const entered = enteredValues(fields, form, base.current)
    edits.type(key, opened, (_, read) => rules.rebase({ was: base.current, is: entered }, read))
  }

  const calls: SaveCalls<string, Values> = {
    send: async (_, { read, value }) => {
      await send(changedFields(read.value, value), read.revision)
      return { value, revision: read.revision }
    },
    fresh,
  }

  const giveUp = () => {
    const known = edits.all().get(key)
    if (known?.status.kind !== 'conflict') return
    const names = contestedNames({ was: known.read.value, is: known.value }, known.status.theirs.value)
    base.current = { ...base.current, ...pick(known.value, names) }
  }

  return {
    edit,
    typed: (form: FormData) => {
      if (edit) type(form)
    },
    save: async (form: FormData, choice?: Choice) => {
      type(form)
      if (choice === 'theirs chosen') giveUp()
      if (choice) edits.happened(key, { type: choice })
      const outcome = await saveEdit(edits, key, calls)
      const status = edits.all().get(key)?.status
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
  const { edit, typed, save } = useRecordEditing(record)
  const choose = (choice: Choice) => form.current?.submitWith(entered => save(entered, choice))
  const conflict = edit?.status.kind === 'conflict' && (
    <ConflictCard
      title="Changed meanwhile"
      message={edit.status.message}
      versions={contestedFields(record.fields, { was: edit.read.value, is: edit.value }, edit.status.theirs.value)}
      onMine={() => choose('mine chosen')}
      onTheirs={() => choose('theirs chosen')}
    />
  )
  return <EntryForm {...props} handle={ref} conflict={conflict || undefined} onTyped={typed} onSubmit={save} />
}
