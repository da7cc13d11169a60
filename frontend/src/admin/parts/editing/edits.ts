import {
  beginEditing,
  editingAfter,
  isChanged,
  isNewer,
  type Editing,
  type EditingEvent,
  type EditRules,
  type Stored,
} from './editing'

/** Things that are edited side by side, by their keys: the lines of a box score, the scores of a list. */
export type Edits<Key, Value> = {
  readonly all: () => ReadonlyMap<Key, Editing<Value>>
  /** What one is while nothing was typed in it is not kept: `stored` is where typing begins. */
  readonly type: (key: Key, stored: Stored<Value>, next: (value: Value, read: Value) => Value) => void
  readonly happened: (key: Key, event: EditingEvent<Value>) => void
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const isIdle = <Value>(rules: EditRules<Value>, edit: Editing<Value>) => edit.status.kind === 'editing' && !isChanged(rules, edit)

/** The screen may still show the value of before an answer. */
const newer = <Value>(one: Stored<Value>, other: Stored<Value>) => (isNewer(one.revision, other.revision) ? one : other)

/** Keeps edits outside the components: an answer finds what was typed last, whatever is on the screen by then. */
export const createEdits = <Key, Value>(
  rules: EditRules<Value>,
  first: Iterable<readonly [Key, Editing<Value>]> = [],
): Edits<Key, Value> => {
  let edits: ReadonlyMap<Key, Editing<Value>> = new Map(first)
  const listeners = new Set<() => void>()
  const become = (next: ReadonlyMap<Key, Editing<Value>>) => {
    edits = next
    for (const listener of listeners) listener()
  }
  const set = (key: Key, edit: Editing<Value>) => {
    const others = [...edits].filter(([other]) => other !== key)
    become(new Map(isIdle(rules, edit) ? others : [...others, [key, edit]]))
  }

  return {
    all: () => edits,
    type: (key, stored, next) => {
      const known = edits.get(key)
      const edit = known?.status.kind === 'saved' ? beginEditing(newer(known.read, stored)) : (known ?? beginEditing(stored))
      set(key, editingAfter(rules, edit, { type: 'typed', value: next(edit.value, edit.read.value) }))
    },
    happened: (key, event) => {
      const edit = edits.get(key)
      if (edit) set(key, editingAfter(rules, edit, event))
    },
    clear: () => become(new Map()),
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Those in which something was typed that the server does not have. */
export const changesIn = <Key, Value>(rules: EditRules<Value>, edits: ReadonlyMap<Key, Editing<Value>>) =>
  [...edits].filter(([, edit]) => isChanged(rules, edit))
