import type { EventStore, Expected, NewFact, Position, StoredFact } from '@fullcourt/event-store/port'

/** Facts that were written together: one command, one stream. */
type Append = { readonly stream: string; readonly expected: Expected; readonly facts: NewFact[]; readonly positions: Position[] }

const commandOf = ({ metadata }: StoredFact): unknown => (metadata as { readonly command?: unknown }).command

const appendsOf = (facts: readonly StoredFact[]): readonly Append[] => {
  const appends: Append[] = []
  let before: StoredFact | undefined
  for (const fact of facts) {
    const { stream, revision, position, id, type, data, metadata } = fact
    const isSame = before?.stream === stream && commandOf(before) === commandOf(fact)
    const append: Append = isSame
      ? (appends.at(-1) as Append)
      : { stream, expected: revision === 0 ? 'none' : revision - 1, facts: [], positions: [] }
    if (!isSame) appends.push(append)
    append.facts.push({ id, type, data, metadata })
    append.positions.push(position)
    before = fact
  }
  return appends
}

/** Where a page ends in the middle of a command's facts they come with the next: an append that is repeated is the same each time. */
async function* wholeAppends(pages: AsyncIterable<readonly StoredFact[]>): AsyncIterable<readonly Append[]> {
  let rest: readonly StoredFact[] = []
  for await (const page of pages) {
    const facts = [...rest, ...page]
    const last = facts.at(-1)
    const end = facts.findLastIndex(fact => fact.stream !== last?.stream || commandOf(fact) !== commandOf(last)) + 1
    yield appendsOf(facts.slice(0, end))
    rest = facts.slice(end)
  }
  yield appendsOf(rest)
}

/** Called with the last fact of each append: its old position, and its new one. */
export type Moved = (was: Position, is: Position) => void

/**
 * Writes the facts of a backup into a log, in their order; what is there already from the same backup stays as it is.
 * `atOnce` appends are begun before the first is answered: more than one only where the log writes them as they come in.
 */
export const appendFacts = async (
  events: EventStore,
  pages: AsyncIterable<readonly StoredFact[]>,
  { atOnce, moved = () => undefined }: { readonly atOnce: number; readonly moved?: Moved },
): Promise<void> => {
  for await (const appends of wholeAppends(pages)) {
    for (let from = 0; from < appends.length; from += atOnce) {
      const group = appends.slice(from, from + atOnce)
      const written = await Promise.all(group.map(({ stream, expected, facts }) => events.append(stream, expected, facts)))
      for (const [index, { position }] of written.entries()) moved(group[index]?.positions.at(-1) as Position, position)
    }
  }
}
