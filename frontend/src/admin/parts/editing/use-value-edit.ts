import { createEdits } from './edits'
import type { Editing, EditRules, Stored } from './editing'
import { saveEdit } from './save-edit'
import { useEdits } from './use-edits'

/** The calls that save one value: as `SaveCalls`, without a key. */
export type ValueCalls<Value> = {
  readonly send: (edit: Editing<Value>) => Promise<Stored<Value>>
  readonly fresh: () => Promise<Stored<Value>>
}

const KEY = 'value'

/** One value while a person edits it: a name, an order, the fields of a form. */
export const useValueEdit = <Value>(rules: EditRules<Value>, { send, fresh }: ValueCalls<Value>) => {
  const [edits, all] = useEdits(() => createEdits<typeof KEY, Value>(rules))
  const edit = all.get(KEY)
  return {
    edit,
    /** Both values, where somebody else changed it too and the person has to choose. */
    conflict: edit?.status.kind === 'conflict' ? { ...edit.status, read: edit.read.value, mine: edit.value } : null,
    /** The edit at this moment, whatever was drawn last. */
    now: () => edits.all().get(KEY),
    type: (stored: Stored<Value>, next: (value: Value, read: Value) => Value) => edits.type(KEY, stored, next),
    choose: (choice: 'mine chosen' | 'theirs chosen') => edits.happened(KEY, { type: choice }),
    save: () => saveEdit(edits, KEY, { send: (_, value) => send(value), fresh }),
    clear: edits.clear,
  }
}
