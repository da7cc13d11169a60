import { isRefusal, messageOf } from '../../api/api-error'
import type { Editing, Stored } from './editing'
import type { Edits } from './edits'
import { isConflict } from './is-conflict'

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

/**
 * Saves what was typed under a key. Where somebody else changed another part of it, mine goes on top of that and is sent again;
 * where both changed the same, the edit is a conflict until the person chooses. The outcome is told, not thrown.
 */
export const saveEdit = async <Key, Value>(
  edits: Edits<Key, Value>,
  key: Key,
  calls: SaveCalls<Key, Value>,
  tries = mostTries,
): Promise<SaveOutcome> => {
  edits.happened(key, { type: 'sent' })
  const edit = edits.all().get(key)
  if (!edit) return 'saved'
  if (edit.status.kind === 'conflict') return 'conflict'
  try {
    try {
      edits.happened(key, { type: 'saved', now: await calls.send(key, edit) })
      return 'saved'
    } catch (problem) {
      if (!isConflict(problem) || tries === 0) throw problem
      edits.happened(key, { type: 'refused', message: messageOf(problem), theirs: await calls.fresh(key) })
    }
  } catch (problem) {
    edits.happened(key, { type: 'failed', message: isRefusal(problem) ? problem.message : 'Not saved.' })
    return { failed: problem }
  }
  const status = edits.all().get(key)?.status.kind
  return status === 'editing' ? saveEdit(edits, key, calls, tries - 1) : status === 'conflict' ? 'conflict' : 'saved'
}
