/** The state of a sender, which pages look at (`useSyncExternalStore`). */
export const createSenderState = <State extends object>(first: State) => {
  const listeners = new Set<() => void>()
  let state = first
  return {
    state: (): State => state,
    set: (changes: Partial<State>): void => {
      state = { ...state, ...changes }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
