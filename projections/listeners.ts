import type { ReadModel } from './projection'

/** By type of fact, those who listen to it, in their order. */
export const listenersByType = <Listener>(
  listeners: readonly Listener[],
  modelOf: (listener: Listener) => ReadModel<unknown>,
): ReadonlyMap<string, readonly Listener[]> => {
  const byType = new Map<string, Listener[]>()
  for (const listener of listeners)
    for (const type of modelOf(listener).types) {
      const known = byType.get(type)
      if (known) known.push(listener)
      else byType.set(type, [listener])
    }
  return byType
}
