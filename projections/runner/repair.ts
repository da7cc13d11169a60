import type { Position } from '@fullcourt/event-store/port'
import { isParked, type Parked } from '../parked'
import { placesByList } from '../placed-lists'
import type { ReadModel } from '../projection'
import type { Batch, Checkpoint, DocumentRemoval, DocumentWrite, ModelVersion, PlacedDocument, StrayPlace } from '../read-store'
import { Overtaken } from './flush'
import type { HeldLease } from './held-lease'
import type { RecomputedDocument } from './recomputed-document'
import { LIVE, SLICE, type RunnerContext } from './runner-context'
import { TimeSlicer } from './time-slicer'
import type { WorkingDocuments } from './working-documents'

type Documents = readonly RecomputedDocument[]

/** Documents that are read and written at once. */
const PORTION = 40

const nameOf = (model: ReadModel<unknown>, id: string): string => `${model.name}/${id}`

/** Folds the facts after a position up to another into the recomputed documents that they touch. */
export const foldFurther = async (
  { store, read }: Pick<RunnerContext, 'store' | 'read'>,
  documents: Documents,
  after: Position,
  upTo: Position,
): Promise<void> => {
  const slicer = new TimeSlicer(SLICE)
  const byName = new Map(documents.map(document => [nameOf(document.model, document.id), document]))
  const models = [...new Set(documents.map(({ model }) => model))]
  for await (const page of store.readAll(after))
    for (const stored of page) {
      if (stored.position > upTo) return
      const fact = read(stored)
      if (typeof fact === 'string') continue
      for (const model of models) for (const id of model.documentIds(fact)) byName.get(nameOf(model, id))?.fold(fact)
      if (slicer.over) await slicer.rest()
    }
}

/** How many documents were repaired, by read model. */
export type Repaired = { readonly [readModel: string]: number }

export const addedUp = (one: Repaired, other: Repaired): Repaired =>
  Object.entries(other).reduce<Repaired>((sum, [model, count]) => ({ ...sum, [model]: (sum[model] ?? 0) + count }), one)

/** The runner between two batches: what it feeds, and under what it writes. */
export type RepairingRunner = {
  readonly lease: HeldLease
  readonly stored: Checkpoint
  readonly versions: readonly WorkingDocuments[]
  readonly parked: Parked
}

type Change = { readonly write?: DocumentWrite; readonly removal?: DocumentRemoval; readonly strays?: readonly StrayPlace[] }

/** What makes a stored document, and what lists have of it, the recomputed one; undefined where it is that already. */
const changeOf = (version: ModelVersion, live: PlacedDocument | undefined, document: RecomputedDocument): Change | undefined => {
  const change = documentChangeOf(version, live, document)
  const strays = document.strays.filter(stray => stray.version === version)
  return strays.length === 0 ? change : { ...change, strays }
}

const documentChangeOf = (
  version: ModelVersion,
  live: PlacedDocument | undefined,
  document: RecomputedDocument,
): Change | undefined => {
  const { model, id, body, position } = document
  if (position === null) return live && { removal: { version, id, expected: live.position } }
  const places = model.places(body, id)
  const isSame =
    live?.position === position &&
    JSON.stringify(live.body) === JSON.stringify(body) &&
    JSON.stringify(placesByList(live.places)) === JSON.stringify(placesByList(places))
  return isSame ? undefined : { write: { version, id, expected: live?.position ?? null, position, body, places } }
}

/**
 * Writes recomputed documents that are as far as the runner in place of the stored ones, as it would write them itself. Those that are
 * parked or could not be recomputed stay. Answers how many of each read model it wrote or took out.
 */
export const repairDocuments = async (
  context: Pick<RunnerContext, 'readStore'>,
  runner: RepairingRunner,
  documents: Documents,
): Promise<Repaired> => {
  let repaired: Repaired = {}
  for (const working of runner.versions) {
    const own = documents.filter(
      ({ model, id, error }) => model === working.model && error === null && !isParked(runner.parked, working.version, id),
    )
    for (let from = 0; from < own.length; from += PORTION) {
      const count = await repairPortion(context, runner, working, own.slice(from, from + PORTION))
      if (count > 0) repaired = addedUp(repaired, { [working.model.name]: count })
    }
  }
  return repaired
}

const repairPortion = async (
  { readStore }: Pick<RunnerContext, 'readStore'>,
  { lease, stored }: RepairingRunner,
  working: WorkingDocuments,
  documents: Documents,
): Promise<number> => {
  const ids = documents.map(({ id }) => id)
  const live = await readStore.getPlaced(working.version, ids)
  const changes = documents.flatMap(document => changeOf(working.version, live.get(document.id), document) ?? [])
  if (changes.length === 0) return 0
  if (!(await lease.holds())) throw new Overtaken(`The lease ${LIVE} ran out.`)
  const batch: Batch = {
    checkpoint: { name: LIVE, fence: lease.fence, expected: stored.position, to: stored },
    documents: changes.flatMap(({ write }) => write ?? []),
    removed: changes.flatMap(({ removal }) => removal ?? []),
    strays: changes.flatMap(({ strays }) => strays ?? []),
  }
  try {
    const outcome = await readStore.write(batch)
    if (outcome.kind === 'stale') throw new Overtaken('Somebody else writes the documents.')
  } finally {
    for (const id of ids) working.forget(id)
  }
  return changes.length
}
