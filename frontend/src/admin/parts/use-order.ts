import { useRef, useState } from 'react'

type Key = string | number

/**
 * Shows a new order at once, and the old one again when the server refuses. While one is being saved the newest that was wanted
 * waits: calls keep their order, and an answer to an older one does not take back a newer one. Items that changed meanwhile are
 * shown as they are now.
 */
export const useOrder = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  /** Saves an order; false or a rejection is a refusal, which the caller shows to the person. */
  onReorder: (items: readonly Item[]) => Promise<unknown>,
) => {
  const [wanted, setWanted] = useState<readonly Key[] | null>(null)
  const next = useRef<readonly Item[] | null>(null)
  const isSending = useRef(false)

  const sendAll = async () => {
    isSending.current = true
    try {
      while (next.current) {
        const sent = next.current
        next.current = null
        if ((await onReorder(sent)) === false) next.current = null
      }
    } catch {
      next.current = null
    }
    isSending.current = false
    setWanted(null)
  }

  const order = (list: readonly Item[]) => {
    setWanted(list.map(keyOf))
    next.current = list
    if (!isSending.current) void sendAll()
  }

  const placeOf = (item: Item) => {
    const place = wanted?.indexOf(keyOf(item)) ?? -1
    return place < 0 ? items.length : place
  }
  return { shown: wanted ? [...items].sort((one, other) => placeOf(one) - placeOf(other)) : items, order }
}
