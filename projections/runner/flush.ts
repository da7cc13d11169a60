import type { Position } from '@fullcourt/event-store/port'
import { Poisoned } from './poisoned'
import type { HeldLease } from './held-lease'
import type { TimeSlicer } from './time-slicer'
import type { WorkingDocuments } from './working-documents'
import { NOTHING_READ, type Checkpoint, type DocumentWrite, type ReadStore } from '../read-store'

/** Somebody else works, or worked meanwhile: everything is to be read again. */
export class Overtaken extends Error {
  readonly kind = 'overtaken'
}

/** How many documents are written at once: some milliseconds. */
const PORTION = 400

export type FlushProgress = {
  readonly name: string
  readonly lease: HeldLease
  /** The checkpoint as it is in the store; null where there is none. */
  readonly stored: Checkpoint | null
}

/**
 * Writes what changed, and then moves the checkpoint. What fits in one portion is one batch; more is written in portions ahead
 * of the checkpoint, which does no harm: a document never takes in a fact at or before its own position.
 */
export const flush = async (
  store: ReadStore,
  versions: readonly WorkingDocuments[],
  slicer: TimeSlicer,
  { name, lease, stored }: FlushProgress,
  to: Checkpoint,
): Promise<void> => {
  const byName = new Map(versions.map(documents => [documents.version, documents]))
  const put = async (writes: readonly DocumentWrite[], expected: Position | null, moved: Checkpoint) => {
    if (!(await lease.holds())) throw new Overtaken(`The lease ${name} ran out.`)
    const batch = { checkpoint: { name, fence: lease.fence, expected, to: moved }, documents: writes }
    const outcome = await store.write(batch).catch(error => {
      throw unwritable(writes) ?? error
    })
    if (outcome.kind === 'stale') throw new Overtaken(`Somebody else writes what ${name} writes.`)
    for (const write of writes) byName.get(write.version)?.written(write)
  }
  const stay = stored ?? NOTHING_READ
  let expected = stored?.position ?? null
  for (;;) {
    const writes = portion(versions)
    const rest = versions.reduce((sum, { changedCount }) => sum + changedCount, 0) - writes.length
    if (rest === 0) return put(writes, expected, to)
    await put(writes, expected, stay)
    expected = stay.position
    if (slicer.over) await slicer.rest()
  }
}

/** What a store cannot take because it is no JSON is the fault of the projection that made it. */
const unwritable = (writes: readonly DocumentWrite[]): Poisoned | undefined => {
  for (const { version, id, body, places } of writes) {
    try {
      if (JSON.stringify(body) === undefined || JSON.stringify(places) === undefined)
        return new Poisoned(version, id, undefined, new TypeError('It made a document that is no JSON.'))
    } catch (cause) {
      return new Poisoned(version, id, undefined, cause)
    }
  }
  return undefined
}

const portion = (versions: readonly WorkingDocuments[]): readonly DocumentWrite[] => {
  const writes: DocumentWrite[] = []
  for (const documents of versions) {
    if (writes.length >= PORTION) break
    if (documents.changedCount > 0) writes.push(...documents.writes(PORTION - writes.length))
  }
  return writes
}
