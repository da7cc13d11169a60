import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { PrivateStore } from '../private-store/private-store'
import { KeyCache, type PersonKey } from './key-cache'
import type { Person } from './person'
import { notePerson } from './persons-named'
import { keyOf, newKey, openText, sealText } from './sealing'

export type PersonText = { readonly person: Person; readonly text: string }
export type PersonSealed = { readonly person: Person; readonly sealed: Sealed }

/** The person was erased: nothing is sealed for him any more. */
export class PersonDestroyed extends Error {
  readonly kind = 'person-destroyed'
  constructor(readonly person: Person) {
    super(`The data of ${person} was erased for good.`)
  }
}

/**
 * Personal data, closed with a key per person where it comes in and opened where it is shown (design 2). A person's key is
 * made when something is first sealed for him; of racing sealers all use the same.
 */
export type People = {
  /** Throws `PersonDestroyed` for a person who was erased. */
  readonly seal: (person: Person, text: string) => Promise<Sealed>
  /** Seals for many persons; all keys that are missing are made in one write. Answers in the order of the texts. */
  readonly sealAll: (texts: readonly PersonText[]) => Promise<readonly Sealed[]>
  /** The text, or null where the person was erased. Throws `NotOpened` where the value is not one that was sealed for him. */
  readonly open: (person: Person, sealed: Sealed) => Promise<string | null>
  /** Opens for many persons; all keys that are not at hand come in one read. Answers in the order of the values. */
  readonly openMany: (values: readonly PersonSealed[]) => Promise<readonly (string | null)[]>
  /** Erases a person: what was sealed for him can never be opened again, nothing can be sealed any more. */
  readonly destroy: (person: Person) => Promise<void>
}

export type PeopleOptions = {
  /** How many keys are kept at hand, and for how many milliseconds: so long another process may still open what was destroyed. */
  readonly keysAtHand?: number
  readonly cachedFor?: number
  readonly now?: () => number
}

const KEYS = 'person-keys'

/** Stands where the key of an erased person stood, so that no new one is made. */
const DESTROYED = 'destroyed'

export const openPeople = (store: PrivateStore, options: PeopleOptions = {}): People => {
  const { keysAtHand = 10_000, cachedFor = 5 * 60_000, now = Date.now } = options
  const cache = new KeyCache(keysAtHand, cachedFor, now)

  /** The keys of persons, out of the cache where they are there; `find` gets the others. */
  const keysOf = async (
    persons: readonly Person[],
    find: (missing: readonly Person[]) => Promise<ReadonlyMap<string, unknown>>,
  ): Promise<ReadonlyMap<Person, PersonKey>> => {
    const keys = new Map<Person, PersonKey>()
    const missing = new Set<Person>()
    for (const person of persons) {
      const key = cache.get(person)
      if (key === undefined) missing.add(person)
      else keys.set(person, key)
    }
    if (missing.size === 0) return keys
    const found = await find([...missing])
    for (const person of missing) {
      const kept = found.get(person)
      if (typeof kept !== 'string') continue
      const key = kept === DESTROYED ? DESTROYED : keyOf(kept)
      cache.set(person, key)
      keys.set(person, key)
    }
    return keys
  }

  const made = (missing: readonly Person[]) =>
    store.putAllIfAbsent(
      KEYS,
      missing.map(id => ({ id, value: newKey() })),
    )

  const sealAll = async (texts: readonly PersonText[]): Promise<readonly Sealed[]> => {
    const persons = texts.map(({ person }) => person)
    const keys = await keysOf(persons, made)
    return texts.map(({ person, text }) => {
      const key = keys.get(person)
      if (key === undefined || key === DESTROYED) throw new PersonDestroyed(person)
      notePerson(person)
      return sealText(key, person, text)
    })
  }

  const openMany = async (values: readonly PersonSealed[]): Promise<readonly (string | null)[]> => {
    const persons = values.map(({ person }) => person)
    const keys = await keysOf(persons, missing => store.getMany(KEYS, missing))
    return values.map(({ person, sealed }) => {
      const key = keys.get(person)
      if (key === undefined || key === DESTROYED) return null
      notePerson(person)
      return openText(key, person, sealed)
    })
  }

  return {
    sealAll,
    openMany,
    seal: async (person, text) => only(await sealAll([{ person, text }])),
    open: async (person, sealed) => only(await openMany([{ person, sealed }])),
    destroy: async person => {
      await store.delete(KEYS, person)
      await store.put(KEYS, person, DESTROYED)
      cache.set(person, DESTROYED)
    },
  }
}

const only = <Value>([value]: readonly Value[]): Value => value as Value
