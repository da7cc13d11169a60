import type { KeyObject } from 'node:crypto'
import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { PrivateStore } from '../private-store/private-store'
import type { PersonName } from '@fullcourt/domain/people/person-name'
import { openText, secretKeyOf, newKey, NotOpened, openBytes, sealBytes, sealText } from './sealing'
import { KeyCache, type PersonKey } from './key-cache'
import { notePerson } from './persons-named'

/** So many texts of a person are kept: more than an answer shows of them. */
const MOST_OF_ONE = 50

/**
 * Opens sealed texts, each once as long as its key is at hand: a list of players opens the same names in every answer. What was
 * opened goes with the key, and so with the person who is erased. Throws `NotOpened`.
 */
export const openedTexts = (): ((key: KeyObject, person: PersonName, sealed: Sealed) => string) => {
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

export type PersonText = { readonly person: PersonName; readonly text: string }
export type PersonSealed = { readonly person: PersonName; readonly sealed: Sealed }

/** The person was erased: nothing is sealed for them any more. */
export class PersonDestroyed extends Error {
  readonly kind = 'person-destroyed'
  constructor(readonly person: PersonName) {
    super(`The data of ${person} was erased for good.`)
  }
}

/**
 * Personal data, closed with a key per person where it comes in and opened where it is shown (docs/people.md#sealed). A person's key is
 * made when something is first sealed for them; of racing sealers all use the same.
 */
export type People = {
  /** Throws `PersonDestroyed` for a person who was erased. */
  readonly seal: (person: PersonName, text: string) => Promise<Sealed>
  /** Seals for many persons; all keys that are missing are made in one write. Answers in the order of the texts. */
  readonly sealAll: (texts: readonly PersonText[]) => Promise<readonly Sealed[]>
  /**
   * The text, or null where the person was erased, their key is missing, or the value is not one that was sealed with it: one
   * value that cannot be opened does not affect others.
   */
  readonly open: (person: PersonName, sealed: Sealed) => Promise<string | null>
  /** Opens for many persons; all keys that are not at hand come in one read. Answers in the order of the values. */
  readonly openMany: (values: readonly PersonSealed[]) => Promise<readonly (string | null)[]>
  /** Like `seal`, of a file's bytes. */
  readonly sealBytes: (person: PersonName, bytes: Buffer) => Promise<Buffer>
  /** Like `open`, of a file's bytes. */
  readonly openBytes: (person: PersonName, sealed: Buffer) => Promise<Buffer | null>
  /** Those of whom there is no key, nor the mark of one who was erased. */
  readonly withoutKey: (persons: readonly PersonName[]) => Promise<readonly PersonName[]>
  /** Erases a person: what was sealed for them can never be opened again, nothing can be sealed any more. */
  readonly destroy: (person: PersonName) => Promise<void>
}

export type PeopleOptions = {
  /** How many keys are cached, and for how many milliseconds: so long another process may still open what was destroyed. */
  readonly keysAtHand?: number
  readonly cachedFor?: number
  readonly now?: () => number
  /** Called with every value that its person's key does not open. */
  readonly onNotOpened?: (error: NotOpened) => void
}

const KEYS = 'person-keys'

/** Takes the place of an erased person's key, so that no new one is made. */
const DESTROYED = 'destroyed'

export const openPeople = (store: PrivateStore, options: PeopleOptions = {}): People => {
  const { keysAtHand = 10_000, cachedFor = 5 * 60_000, now = Date.now, onNotOpened = () => undefined } = options
  const cache = new KeyCache(keysAtHand, cachedFor, now)
  const openText = openedTexts()

  /** The keys of persons, out of the cache where they are there; `find` gets the others. */
  const keysOf = async (
    persons: readonly PersonName[],
    find: (missing: readonly PersonName[]) => Promise<ReadonlyMap<string, unknown>>,
  ): Promise<ReadonlyMap<PersonName, PersonKey>> => {
    const keys = new Map<PersonName, PersonKey>()
    const missing = new Set<PersonName>()
    for (const person of persons) {
      const key = cache.get(person)
      if (key === undefined) missing.add(person)
      else keys.set(person, key)
    }
    if (missing.size === 0) return keys
    const kept = await find([...missing])
    for (const person of missing) {
      const text = kept.get(person)
      if (typeof text !== 'string') continue
      const key = text === DESTROYED ? DESTROYED : secretKeyOf(text)
      keys.set(person, cache.set(person, key))
    }
    return keys
  }

  const usable = (person: PersonName, keys: ReadonlyMap<PersonName, PersonKey>): KeyObject | undefined => {
    const key = keys.get(person)
    if (key === undefined || key === DESTROYED) return undefined
    notePerson(person)
    return key
  }

  const made = (missing: readonly PersonName[]) =>
    store.putAllIfAbsent(
      KEYS,
      missing.map(id => ({ id, value: newKey() })),
    )

  const found = (missing: readonly PersonName[]) => store.getMany(KEYS, missing)

  const sealAll = async (texts: readonly PersonText[]): Promise<readonly Sealed[]> => {
    const persons = texts.map(({ person }) => person)
    const keys = await keysOf(persons, made)
    return texts.map(({ person, text }) => {
      const key = usable(person, keys)
      if (key === undefined) throw new PersonDestroyed(person)
      return sealText(key, person, text)
    })
  }

  const openMany = async (values: readonly PersonSealed[]): Promise<readonly (string | null)[]> => {
    const persons = values.map(({ person }) => person)
    const keys = await keysOf(persons, found)
    return values.map(({ person, sealed }) => {
      const key = usable(person, keys)
      return key === undefined ? null : openedWith(key, person, sealed)
    })
  }

  const openedWith = (key: KeyObject, person: PersonName, sealed: Sealed): string | null => {
    try {
      return openText(key, person, sealed)
    } catch (error) {
      if (!(error instanceof NotOpened)) throw error
      onNotOpened(error)
      return null
    }
  }

  return {
    sealBytes: async (person, bytes) => {
      const key = usable(person, await keysOf([person], made))
      if (key === undefined) throw new PersonDestroyed(person)
      return sealBytes(key, person, bytes)
    },
    openBytes: async (person, sealed) => {
      const key = usable(person, await keysOf([person], found))
      return key === undefined ? null : openBytes(key, person, sealed)
    },
    sealAll,
    openMany,
    withoutKey: async persons => {
      const kept = await found(persons)
      return persons.filter(person => !kept.has(person))
    },
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
