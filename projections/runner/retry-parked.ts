import { activeVersion } from '../version-registry'
import { WHOLE_VERSION, withoutParked, type ParkReason } from '../parked'
import { flush } from './flush'
import { foldFacts, listenersOf, type Folding } from './fold-facts'
import { Poisoned } from './poisoned'
import { TimeSlicer } from './time-slicer'
import { WorkingDocuments } from './working-documents'
import { LIVE, SLICE, type RunnerContext } from './runner-context'
import type { HeldLease } from './held-lease'
import type { LiveState } from './live'
import type { ModelVersion } from '../read-store'
import type { Position } from '@fullcourt/event-store/port'

/** Documents of one build that are tried again; those that fail again drop out. */
type Retried = { readonly documents: WorkingDocuments; readonly ids: Set<string> }

/**
 * Tries the parked documents again, because the code may have been corrected since: what was kept from them is read from the
 * log in order, once for all of a build. Those that still fail stay parked.
 */
export const retryParked = async (context: RunnerContext, lease: HeldLease, current: LiveState): Promise<void> => {
  for (const [version, reasons] of Object.entries(await context.parked.current())) {
    const documents = await documentsOf(context, version)
    if (documents === undefined) continue
    const retried = { documents, ids: new Set(Object.keys(reasons)) }
    await foldKept(context, current, retried, earliestOf(Object.values(reasons)))
    await writeMended(context, lease, current, retried)
    await context.parked.change(parked => [...retried.ids].reduce((left, id) => withoutParked(left, version, id), parked))
  }
}

const documentsOf = async (
  { registry, models, readStore }: RunnerContext,
  version: ModelVersion,
): Promise<WorkingDocuments | undefined> => {
  const current = await registry.current()
  const model = models.find(one => activeVersion(current, one) === version)
  return model && new WorkingDocuments(model, version, readStore)
}

/** A document that was parked later leaves the facts out that it has. */
const earliestOf = (reasons: readonly ParkReason[]): Position =>
  reasons.map(({ after }) => after.position).reduce((one, other) => (one < other ? one : other))

const foldKept = async (context: RunnerContext, { at }: LiveState, retried: Retried, after: Position): Promise<void> => {
  const folding: Folding = {
    listeners: listenersOf([retried.documents]),
    read: context.read,
    slicer: new TimeSlicer(SLICE),
    takes: (_, id) => retried.ids.has(id) || retried.ids.has(WHOLE_VERSION),
    onUnknown: () => undefined,
  }
  for await (const page of context.store.readAll(after)) {
    const facts = page.filter(({ position }) => position <= at.position)
    await withoutPoisoned(context, retried, () => foldFacts(folding, facts))
    if (retried.ids.size === 0 || facts.length < page.length) return
  }
}

const writeMended = (context: RunnerContext, lease: HeldLease, { at, stored }: LiveState, retried: Retried): Promise<void> =>
  withoutPoisoned(context, retried, () =>
    flush(context.readStore, [retried.documents], new TimeSlicer(SLICE), { name: LIVE, lease, stored }, at),
  )

/** Does the work again without each document that fails in it. */
const withoutPoisoned = async (context: RunnerContext, retried: Retried, work: () => Promise<unknown>): Promise<void> => {
  while (retried.ids.size > 0) {
    try {
      await work()
      return
    } catch (error) {
      if (!(error instanceof Poisoned)) throw error
      context.onError(error)
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
