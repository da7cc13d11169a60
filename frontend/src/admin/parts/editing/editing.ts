/** What goes back as `If-Match`: a number of one stream, or a text of all of them (see the HTTP API). Those of one thing are comparable. */
export type SeenRevision = number | string

/** What is changed of a thing, and the revision at which it was read. */
export type RecordChange<Dto> = { readonly id: number; readonly changes: Dto; readonly revision: SeenRevision }

/** A value as the server has it, and the revision at which it has it. */
export type Stored<Value> = { readonly value: Value; readonly revision: SeenRevision }

export const isNewer = (one: SeenRevision, other: SeenRevision) => {
  if (typeof one === 'number' && typeof other === 'number') return one > other
  return String(one) > String(other)
}

/** What became of what was typed. */
export type EditStatus<Value> =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending'; readonly sent: Value }
  /** The server has it, and nothing was typed since. */
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Somebody else changed the same meanwhile; the message says who and what. */
  | { readonly kind: 'conflict'; readonly message: string; readonly theirs: Stored<Value> }

/** A value while one person edits it and others may change it too. */
export type Editing<Value> = {
  readonly read: Stored<Value>
  readonly value: Value
  readonly status: EditStatus<Value>
}

export type EditingEvent<Value> =
  | { readonly type: 'typed'; readonly value: Value }
  | { readonly type: 'sent' }
  | { readonly type: 'saved'; readonly now: Stored<Value> }
  | { readonly type: 'refused'; readonly message: string; readonly theirs: Stored<Value> }
  | { readonly type: 'failed'; readonly message: string }
  /** Somebody else's change was read while this one is edited. */
  | { readonly type: 'reread'; readonly now: Stored<Value> }
  | { readonly type: 'mine chosen' }
  | { readonly type: 'theirs chosen' }

/** What the machine has to know of the values. */
export type EditRules<Value> = {
  readonly same: (one: Value, other: Value) => boolean
  /** What was changed from `was` to `is`, put on top of another value. */
  readonly rebase: (change: { readonly was: Value; readonly is: Value }, onto: Value) => Value
}

export const beginEditing = <Value>(read: Stored<Value>): Editing<Value> => ({
  read,
  value: read.value,
  status: { kind: 'editing' },
})

/** Whether something was typed that the server does not have. */
export const isChanged = <Value>({ same }: EditRules<Value>, { read, value }: Editing<Value>) => !same(read.value, value)

/** Two changes of the same value clash where it matters which of them comes last. */
const clash = <Value>({ same, rebase }: EditRules<Value>, { read, value }: Editing<Value>, theirs: Value) =>
  !same(rebase({ was: read.value, is: value }, theirs), rebase({ was: read.value, is: theirs }, value))

const onTopOf = <Value>({ rebase }: EditRules<Value>, { read, value }: Editing<Value>, now: Stored<Value>): Editing<Value> => ({
  read: now,
  value: rebase({ was: read.value, is: value }, now.value),
  status: { kind: 'editing' },
})

const statusAfterTyping = <Value>({ status }: Editing<Value>): EditStatus<Value> =>
  status.kind === 'sending' || status.kind === 'conflict' ? status : { kind: 'editing' }

/** Where both set the same it is as theirs; what only I changed stays. */
const withTheirs = <Value>(
  { rebase }: EditRules<Value>,
  { read, value }: Editing<Value>,
  theirs: Stored<Value>,
): Editing<Value> => ({
  read: theirs,
  value: rebase({ was: read.value, is: theirs.value }, value),
  status: { kind: 'editing' },
})

/** What was typed since it was sent stays, on top of what the server has now. */
const afterSaving = <Value>(
  rules: EditRules<Value>,
  { value }: Editing<Value>,
  sent: Value,
  now: Stored<Value>,
): Editing<Value> => {
  const next = { read: now, value: rules.rebase({ was: sent, is: value }, now.value) }
  return { ...next, status: { kind: rules.same(next.value, now.value) ? 'saved' : 'editing' } }
}

const afterRefusal = <Value>(
  rules: EditRules<Value>,
  edit: Editing<Value>,
  { message, theirs }: { readonly message: string; readonly theirs: Stored<Value> },
): Editing<Value> => {
  if (clash(rules, edit, theirs.value)) return { ...edit, status: { kind: 'conflict', message, theirs } }
  const next = onTopOf(rules, edit, theirs)
  return isChanged(rules, next) ? next : { ...next, status: { kind: 'saved' } }
}

/**
 * The next state of an edit. An event that does not belong to the present state changes nothing: an answer that comes when
 * nothing is being sent, a choice where there is no conflict. Nothing but a choice of theirs takes away what was typed.
 */
export const editingAfter = <Value>(
  rules: EditRules<Value>,
  edit: Editing<Value>,
  event: EditingEvent<Value>,
): Editing<Value> => {
  const { status } = edit
  switch (event.type) {
    case 'typed':
      return { ...edit, value: event.value, status: statusAfterTyping(edit) }
    case 'sent':
      return status.kind === 'sending' || status.kind === 'conflict'
        ? edit
        : { ...edit, status: { kind: 'sending', sent: edit.value } }
    case 'saved':
      return status.kind === 'sending' ? afterSaving(rules, edit, status.sent, event.now) : edit
    case 'refused':
      return status.kind === 'sending' ? afterRefusal(rules, edit, event) : edit
    case 'failed':
      return status.kind === 'sending' ? { ...edit, status: { kind: 'failed', message: event.message } } : edit
    case 'reread':
      if (!isNewer(event.now.revision, edit.read.revision) || status.kind === 'sending' || status.kind === 'conflict') return edit
      if (clash(rules, edit, event.now.value)) return edit
      return { ...onTopOf(rules, edit, event.now), status }
    case 'mine chosen':
      return status.kind === 'conflict' ? onTopOf(rules, edit, status.theirs) : edit
    case 'theirs chosen':
      return status.kind === 'conflict' ? withTheirs(rules, edit, status.theirs) : edit
  }
}
