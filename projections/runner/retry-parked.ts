import { activeBuild } from '../catalogue'
import { WHOLE_BUILD, withoutParked, type Reason } from '../parked'
import { flush } from './flush'
import { foldFacts, listenersOf, type Folding } from './fold-facts'
import { Poisoned } from './poisoned'
import { Slices } from './slices'
import { WorkingDocuments } from './working-documents'
import { LIVE, SLICE, type World } from './world'
import type { HeldLease } from './held-lease'
import type { Standing } from './live'
import type { Build } from '../read-store'
import type { Position } from '@fullcourt/event-store/port'

/** Documents of one build that are tried again; those that fail again drop out. */
type Retried = { readonly documents: WorkingDocuments; readonly ids: Set<string> }

/**
 * Tries the parked documents again, because the code may have been mended since: what was kept from them is read from the log
 * in order, once for all of a build. Those that still fail stay parked.
 */
export const retryParked = async (world: World, lease: HeldLease, standing: Standing): Promise<void> => {
  for (const [build, reasons] of Object.entries(await world.parked.current())) {
    const documents = await documentsOf(world, build)
    if (documents === undefined) continue
    const retried = { documents, ids: new Set(Object.keys(reasons)) }
    await foldKept(world, standing, retried, earliestOf(Object.values(reasons)))
    await writeMended(world, lease, standing, retried)
    await world.parked.change(parked => [...retried.ids].reduce((left, id) => withoutParked(left, build, id), parked))
  }
}

const documentsOf = async ({ catalogue, models, readStore }: World, build: Build): Promise<WorkingDocuments | undefined> => {
  const standing = await catalogue.current()
  const model = models.find(one => activeBuild(standing, one) === build)
  return model && new WorkingDocuments(model, build, readStore)
}

/** A document that was parked later leaves the facts out that it has. */
const earliestOf = (reasons: readonly Reason[]): Position =>
  reasons.map(({ after }) => after.position).reduce((one, other) => (one < other ? one : other))

const foldKept = async (world: World, { at }: Standing, retried: Retried, after: Position): Promise<void> => {
  const folding: Folding = {
    listeners: listenersOf([retried.documents]),
    read: world.read,
    slices: new Slices(SLICE),
    takes: (_, id) => retried.ids.has(id) || retried.ids.has(WHOLE_BUILD),
    onUnknown: () => undefined,
  }
  for await (const page of world.store.readAll(after)) {
    const facts = page.filter(({ position }) => position <= at.position)
    await withoutPoisoned(world, retried, () => foldFacts(folding, facts))
    if (retried.ids.size === 0 || facts.length < page.length) return
  }
}

const writeMended = (world: World, lease: HeldLease, { at, stored }: Standing, retried: Retried): Promise<void> =>
  withoutPoisoned(world, retried, () =>
    flush(world.readStore, [retried.documents], new Slices(SLICE), { name: LIVE, lease, stored, count: at.count }, at),
  )

/** Does the work again without each document that fails in it. */
const withoutPoisoned = async (world: World, retried: Retried, work: () => Promise<unknown>): Promise<void> => {
  while (retried.ids.size > 0) {
    try {
      await work()
      return
    } catch (error) {
      if (!(error instanceof Poisoned)) throw error
      world.onError(error)
      dropOut(retried, error)
    }
  }
}

/** Where everything of the build was parked, or it is not known which document fails, all stay parked. */
const dropOut = ({ documents, ids }: Retried, { id }: Poisoned): void => {
  if (id !== undefined && ids.delete(id)) documents.forget(id)
  else {
    ids.clear()
    documents.forgetAll()
  }
}
