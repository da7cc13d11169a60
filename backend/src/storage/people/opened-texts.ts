import type { KeyObject } from 'node:crypto'
import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { Person } from './person'
import { openText } from './sealing'

/** So many texts of a person are kept: more than an answer shows of them. */
const MOST_OF_ONE = 50

/**
 * Opens sealed texts, each once as long as its key is at hand: a list of players opens the same names in every answer. What was
 * opened goes with the key, and so with the person who is erased. Throws `NotOpened`.
 */
export const openedTexts = (): ((key: KeyObject, person: Person, sealed: Sealed) => string) => {
  const kept = new WeakMap<KeyObject, Map<Sealed, string>>()
  return (key, person, sealed) => {
    const texts = kept.get(key) ?? new Map<Sealed, string>()
    const known = texts.get(sealed)
    if (known !== undefined) return known
    const text = openText(key, person, sealed)
    if (texts.size >= MOST_OF_ONE) texts.clear()
    kept.set(key, texts.set(sealed, text))
    return text
  }
}
