import { useRef, useState } from 'react'
import { beginEditing, editingAfter, isChanged, type Editing, type EditingEvent } from '../editing/editing'
import { textRules } from '../editing/text-rules'

/** Everything that a form holds, as a text that can be compared. */
const contentOf = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
    ]),
  )

/** A form that was changed without a key or a finger (a browser fills it in) was never seen unchanged. */
const neverSeen = beginEditing({ value: '', revision: 0 })

/**
 * A form while it is edited. It begins when the person first touches it: fields that are filled by an answer before that are
 * nothing that they typed.
 */
export const useFormEditing = () => {
  const form = useRef<HTMLFormElement>(null)
  const [edit, setEdit] = useState<Editing<string> | null>(null)

  const begin = () => {
    if (edit !== null || !form.current) return
    const value = contentOf(form.current)
    setEdit(now => now ?? beginEditing({ value, revision: 0 }))
  }
  const apply = (event: EditingEvent<string>) => setEdit(now => editingAfter(textRules, now ?? neverSeen, event))

  return {
    form,
    status: edit?.status.kind ?? 'editing',
    message: edit?.status.kind === 'failed' ? edit.status.message : null,
    begin,
    type: () => {
      if (form.current) apply({ type: 'typed', value: contentOf(form.current) })
    },
    send: () => apply({ type: 'sent' }),
    fail: (message: string) => apply({ type: 'failed', message }),
    /** The form stays although nothing failed: the person was asked and said no. */
    keep: () => setEdit(now => now && { ...now, status: { kind: 'editing' } }),
    isUnsaved: () => edit !== null && form.current !== null && isChanged(textRules, { ...edit, value: contentOf(form.current) }),
  }
}
