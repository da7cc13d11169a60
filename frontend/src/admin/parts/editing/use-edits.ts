import { useState, useSyncExternalStore } from 'react'
import type { Editing } from './editing'
import type { Edits } from './edits'

/** Edits of a component, from its first moment to its last; it is not drawn again with them. */
export const useOwnEdits = <Key, Value>(create: () => Edits<Key, Value>): Edits<Key, Value> => useState(create)[0]

/** All edits as they are; the component is drawn again with each change. */
export const useAllEdits = <Key, Value>(edits: Edits<Key, Value>): ReadonlyMap<Key, Editing<Value>> =>
  useSyncExternalStore(edits.subscribe, edits.all)

/** One edit; the component is drawn again with its changes alone. */
export const useEdit = <Key, Value>(edits: Edits<Key, Value>, key: Key): Editing<Value> | undefined =>
  useSyncExternalStore(edits.subscribe, () => edits.all().get(key))

/** What follows from all edits; the component is drawn again only when it changes. */
export const useOfEdits = <Key, Value, Result extends string | number | boolean>(
  edits: Edits<Key, Value>,
  of: (all: ReadonlyMap<Key, Editing<Value>>) => Result,
): Result => useSyncExternalStore(edits.subscribe, () => of(edits.all()))

/** Edits of a component that is drawn again with each of them. */
export const useEdits = <Key, Value>(
  create: () => Edits<Key, Value>,
): readonly [Edits<Key, Value>, ReadonlyMap<Key, Editing<Value>>] => {
  const edits = useOwnEdits(create)
  return [edits, useAllEdits(edits)]
}
