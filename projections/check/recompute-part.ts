import { BEGINNING, type Position } from '@fullcourt/event-store/port'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { AnyRecorded } from '../projection'
import type { LogReach } from '../read-store'
import type { TimeSlicer } from '../runner/time-slicer'
import type { CheckContext, WantedCheck } from './check-context'
import type { ProgressCount } from './check-progress'
import { END_OF_KEYS, type DocumentKey } from './document-key'
import { Recomputation, type FactOwner } from './recomputation'

/** Documents as the facts up to a position come to them. */
export type RecomputedPart = { readonly recomputation: Recomputation; readonly upTo: LogReach }

/** Most documents in memory: some ten megabytes. */
const MEMORY = 20_000

/** The facts after a position up to another (inclusive), with pauses; what a newer program wrote is left out, as the runner does. */
export async function* factsBetween(
  { store, read }: Pick<CheckContext, 'store' | 'read'>,
  slicer: TimeSlicer,
  after: Position,
  upTo: Position,
): AsyncGenerator<{ readonly fact: AnyRecorded | undefined }> {
  for await (const page of store.readAll(after)) {
    for (const stored of page) {
      if (stored.position > upTo) return
      const fact = read(stored)
      yield { fact: typeof fact === 'string' ? undefined : fact }
      if (slicer.over) await slicer.rest()
    }
    // Reading the next page takes a slice of its own.
    await slicer.rest()
  }
}

const ownerOf = ({ metadata: { organization: of } }: AnyRecorded, organization: OrganizationId): FactOwner =>
  of === organization ? 'own' : of === null ? 'installation' : 'foreign'

/** So many facts are read between two looks at whether to go on. */
const STRETCH = 500

/** Recomputes the documents of an organization from a key on, as many as memory holds, as they are where the runner is now. */
export const recomputePart = async (
  context: CheckContext,
  { organization, ended, memory = MEMORY, onProgress }: WantedCheck,
  from: DocumentKey,
  slicer: TimeSlicer,
  progress: ProgressCount,
): Promise<RecomputedPart> => {
  const upTo = context.at()
  const recomputation = new Recomputation(context.models, { from, to: END_OF_KEYS })
  let count = 0
  const look = (facts: number) => {
    ended.throwIfAborted()
    progress.read(facts, { range: recomputation.range, done: count / Math.max(1, upTo.count) })
    onProgress?.(progress.now())
  }
  for await (const { fact } of factsBetween(context, slicer, BEGINNING, upTo.position)) {
    if (fact !== undefined) recomputation.take(fact, ownerOf(fact, organization))
    while (recomputation.size > memory) recomputation.narrow()
    if (++count % STRETCH === 0) look(STRETCH)
  }
  look(count % STRETCH)
  await recomputeShared(context, recomputation, upTo, slicer)
  return { recomputation, upTo }
}

/** A user who came from another organization: the facts of both are in their documents. */
const recomputeShared = async (
  context: CheckContext,
  recomputation: Recomputation,
  { position }: LogReach,
  slicer: TimeSlicer,
): Promise<void> => {
  const shared = recomputation.restartShared()
  if (shared.size === 0) return
  for await (const { fact } of factsBetween(context, slicer, BEGINNING, position))
    if (fact !== undefined) recomputation.takeInto(shared, fact)
}
