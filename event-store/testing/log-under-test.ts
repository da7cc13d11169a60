import { randomUUID } from 'node:crypto'
import type { EventStore, Json, NewFact, StoredFact } from '../port'

/** A log that an adapter keeps, seen from a test. */
export type LogUnderTest = {
  /** The log, which holds nothing yet. */
  open(): Promise<EventStore>
  /** Closes the log and opens it again, as a restart does. */
  reopen(): Promise<EventStore>
  /** Frees all that the test used. */
  discard(): Promise<void>
}

/** A log of which a test can put back an older state. */
export type RestorableLog = LogUnderTest & {
  /** Keeps a copy of the log as it is now. */
  keep(): Promise<void>
  /** Closes the log, puts the copy in its place and opens it. */
  putBack(): Promise<EventStore>
}

export const fact = (data: Json = {}, type = 'ScoreUpdated'): NewFact => ({
  id: randomUUID(),
  type,
  data,
  metadata: { actor: 7 },
})

export const facts = (count: number): readonly NewFact[] => Array.from({ length: count }, (_, n) => fact({ n }))

/** Everything that pages bring until they end. */
export const all = async (pages: AsyncIterable<readonly StoredFact[]>): Promise<readonly StoredFact[]> => {
  const found: StoredFact[] = []
  for await (const page of pages) found.push(...page)
  return found
}

/** The first so many facts that a subscription brings; then it is left. */
export const first = async (count: number, pages: AsyncIterable<readonly StoredFact[]>): Promise<readonly StoredFact[]> => {
  const found: StoredFact[] = []
  if (count > 0)
    for await (const page of pages) {
      found.push(...page)
      if (found.length >= count) break
    }
  return found
}

/** Ids, to compare what was written with what was read. */
export const idsOf = (written: readonly { readonly id: string }[]): readonly string[] => written.map(({ id }) => id)

/** What facts say, to compare it with what was written. */
export const dataOf = (read: readonly StoredFact[]): readonly Json[] => read.map(({ data }) => data)
