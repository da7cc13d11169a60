import { useState, useSyncExternalStore } from 'react'
import type { Editing } from './editing'
import type { Edits } from './edits'

/** Edits of a component, from its first moment to its last. */
export const useEdits = <Key, Value>(
  create: () => Edits<Key, Value>,
): readonly [Edits<Key, Value>, ReadonlyMap<Key, Editing<Value>>] => {
  const [edits] = useState(create)
  return [edits, useSyncExternalStore(edits.subscribe, edits.all)]
}
