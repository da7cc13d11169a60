import { isRefusal, messageOf, isConflict } from '../../../api/api-error'
import type { Editing, Stored } from './editing'
import type { Edits } from './edits'

/** The calls that save a value. */
export type SaveCalls<Key, Value> = {
  /** Sends what was typed, against the revision at which it was read; resolves to what the server has then. */
  readonly send: (key: Key, edit: Editing<Value>) => Promise<Stored<Value>>
  /** What the server has at this moment. */
  readonly fresh: (key: Key) => Promise<Stored<Value>>
}

/** What became of a save; `failed` holds what went wrong. */
export type SaveOutcome = 'saved' | 'conflict' | { readonly failed: unknown }

/** As often as others change other parts of the same value in between. */
const mostTries = 3

/** What a save came to before: how often it may still be tried, and in which words it was refused last. */
type Before = { readonly tries: number; readonly refusal: string | null }

/**
 * Saves what was typed under a key. Where somebody else changed another part of it, mine goes on top of that and is sent again;
 * where both changed the same, the edit is a conflict until the person chooses. What nobody changed since it was read, or what is
 * refused again in the same words, was refused by a rule. The outcome is returned, not thrown.
 */
export const saveEdit = async <Key, Value>(
  edits: Edits<Key, Value>,
  key: Key,
  calls: SaveCalls<Key, Value>,
  { tries, refusal }: Before = { tries: mostTries, refusal: null },
): Promise<SaveOutcome> => {
  edits.happened(key, { type: 'sent' })
  const edit = edits.all().get(key)
  if (!edit) return 'saved'
  if (edit.status.kind === 'conflict') return 'conflict'
  let message: string | null = null
  try {
    try {
      edits.happened(key, { type: 'saved', now: await calls.send(key, edit) })
      return 'saved'
    } catch (problem) {
      message = messageOf(problem)
      if (!isConflict(problem) || tries === 0 || message === refusal) throw problem
      const theirs = await calls.fresh(key)
      if (theirs.revision === edit.read.revision) throw problem
      edits.happened(key, { type: 'refused', message, theirs })
    }
  } catch (problem) {
    edits.happened(key, { type: 'failed', message: isRefusal(problem) ? problem.message : 'Not saved.' })
    return { failed: problem }
  }
  const status = edits.all().get(key)?.status.kind
  if (status === 'editing') return saveEdit(edits, key, calls, { tries: tries - 1, refusal: message })
  return status === 'conflict' ? 'conflict' : 'saved'
}
