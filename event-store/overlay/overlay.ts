import { checkedAppend, checkedRevision } from '../checked-append'
import { RevisionConflict } from '../errors'
import { positionOf } from '../position'
import type { Appended, EventStore, Expected, Json, NewFact, Position, Revision, StoredFact } from '../port'

/** Where decisions read and write that are not to be kept: all of a store but its subscriptions and its end. */
export type Overlay = Pick<EventStore, 'append' | 'read' | 'factAt' | 'readAll' | 'head'> & {
  /** What was appended here, in its order. */
  readonly appended: () => readonly StoredFact[]
}

/** The store that lies under an overlay. */
type Underlying = Pick<EventStore, 'read' | 'factAt' | 'readAll' | 'head'>

/** No store has a position so far on: they count facts or bytes in 64 bits. */
const BEFORE_ALL_OF_OVERLAYS = 90_000_000_000_000_000_000n

const copied = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json

/** Whether the facts begin with those of an append that is repeated. */
const beginsWith = (facts: readonly StoredFact[], appended: readonly NewFact[]): boolean =>
  appended.every(({ id }, at) => facts[at]?.id === id.toLowerCase())

const endOf = ({ revision, position }: StoredFact): Appended => ({ revision, position })

/**
 * A store over another one, which it never writes: reads fall through, and what is appended stays in memory, at positions after
 * every one of the other store. A stream that was appended to here is seen as it was then, whatever is written below it afterwards.
 */
export const overlayOver = (store: Underlying): Overlay => {
  const appended: StoredFact[] = []
  const ownOf = (stream: string) => appended.filter(fact => fact.stream === stream)
  const isOwn = (position: Position) => position > positionOf(BEFORE_ALL_OF_OVERLAYS)

  const read = async (stream: string, from: Revision = 0): Promise<readonly StoredFact[]> => {
    const own = ownOf(stream).filter(({ revision }) => revision >= checkedRevision(from))
    const [first] = ownOf(stream)
    if (first !== undefined && first.revision <= from) return own
    const below = await store.read(stream, from)
    return first === undefined ? below : [...below.filter(({ revision }) => revision < first.revision), ...own]
  }

  const lastOf = async (stream: string): Promise<'none' | Revision> => (await read(stream)).at(-1)?.revision ?? 'none'

  const append = async (stream: string, expected: Expected, facts: readonly NewFact[]): Promise<Appended> => {
    const checked = checkedAppend(stream, expected, facts)
    const known = await read(stream, expected === 'none' ? 0 : expected)
    const [at, after] = expected === 'none' ? [undefined, known] : [known[0], known.slice(1)]
    const isThere = expected === 'none' || at?.revision === expected
    if (isThere && after.length > 0 && beginsWith(after, facts)) return endOf(after[facts.length - 1]!)
    if (!isThere || after.length > 0) throw new RevisionConflict(stream, expected, await lastOf(stream))
    const next = expected === 'none' ? 0 : expected + 1
    for (const [index, { data, metadata, ...fact }] of facts.entries())
      appended.push({
        ...fact,
        id: checked[index]!.id,
        data: copied(data),
        metadata: copied(metadata),
        stream,
        revision: next + index,
        position: positionOf(BEFORE_ALL_OF_OVERLAYS + BigInt(appended.length + 1)),
      })
    return endOf(appended.at(-1)!)
  }

  async function* readAll(after: Position): AsyncIterable<readonly StoredFact[]> {
    if (!isOwn(after)) yield* store.readAll(after)
    const own = appended.filter(({ position }) => position > after)
    if (own.length > 0) yield own
  }

  return {
    append,
    read,
    readAll,
    factAt: async position => (isOwn(position) ? appended.find(fact => fact.position === position) : store.factAt(position)),
    head: async () => appended.at(-1)?.position ?? store.head(),
    appended: () => appended,
  }
}
