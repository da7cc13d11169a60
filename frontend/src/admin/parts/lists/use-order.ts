import { useRef, useState } from 'react'

type Key = string | number

/** A new order of a list, and the list from which it was made. */
export type Reordered<Item> = { readonly wanted: readonly Item[]; readonly read: readonly Item[] }

/**
 * Saves an order that was made from the list `read`. Resolves to the list as the server has it then, or to false where it was
 * refused, which the person was told; a rejection is a refusal too.
 */
export type SaveOrder<Item> = (order: Reordered<Item>) => Promise<readonly Item[] | false>

/**
 * Shows a new order at once, and the old one again when the server refuses. While one is being saved the newest that was wanted
 * waits: calls keep their order, each is made from what the one before was answered, and an answer to an older one does not take
 * back a newer one. Items that changed meanwhile are shown as they are now.
 */
export const useOrder = <Item>(items: readonly Item[], keyOf: (item: Item) => Key, save: SaveOrder<Item>) => {
  const [wanted, setWanted] = useState<readonly Key[] | null>(null)
  const next = useRef<readonly Key[] | null>(null)
  const isSending = useRef(false)

  const inOrder = (list: readonly Item[], keys: readonly Key[]) => {
    const placeOf = (item: Item) => {
      const place = keys.indexOf(keyOf(item))
      return place < 0 ? list.length : place
    }
    return [...list].sort((one, other) => placeOf(one) - placeOf(other))
  }

  const sendAll = async () => {
    isSending.current = true
    let read = items
    try {
      while (next.current) {
        const keys = next.current
        next.current = null
        const saved = await save({ wanted: inOrder(read, keys), read })
        if (saved === false) next.current = null
        else read = saved
      }
    } catch {
      next.current = null
    }
    isSending.current = false
    setWanted(null)
  }

  const order = (list: readonly Item[]) => {
    const keys = list.map(keyOf)
    setWanted(keys)
    next.current = keys
    if (!isSending.current) void sendAll()
  }

  return { shown: wanted ? inOrder(items, wanted) : items, order }
}
