import { activeBuild } from '../catalogue'
import { isParked, WHOLE_BUILD, withoutParked, type Parked, type Reason } from '../parked'
import { flush } from './flush'
import { foldFacts, listenersOf } from './fold-facts'
import { Poisoned } from './poisoned'
import { Slices } from './slices'
import { WorkingDocuments } from './working-documents'
import { LIVE, SLICE, type World } from './world'
import type { HeldLease } from './held-lease'
import type { Standing } from './live'
import type { Build } from '../read-store'

type Case = { readonly build: Build; readonly id: string; readonly reason: Reason }

/**
 * Tries the parked documents again, because the code may have been mended since: what was kept from each is read from the log
 * in order. Those that still fail stay parked.
 */
export const retryParked = async (world: World, lease: HeldLease, standing: Standing): Promise<void> => {
  const parked = await world.parked.current()
  for (const one of casesOf(parked)) {
    const documents = await documentsOf(world, one.build)
    if (documents === undefined) continue
    try {
      await retry(world, lease, standing, documents, one)
      await world.parked.change(current => withoutParked(current, one.build, one.id))
    } catch (error) {
      if (!(error instanceof Poisoned)) throw error
      world.onError(error)
    }
  }
}

const casesOf = (parked: Parked): readonly Case[] =>
  Object.entries(parked).flatMap(([build, ids]) => Object.entries(ids).map(([id, reason]) => ({ build, id, reason })))

const documentsOf = async ({ catalogue, models, readStore }: World, build: Build): Promise<WorkingDocuments | undefined> => {
  const standing = await catalogue.current()
  const model = models.find(one => activeBuild(standing, one) === build)
  return model && new WorkingDocuments(model, build, readStore)
}

const retry = async (
  world: World,
  lease: HeldLease,
  { at, stored }: Standing,
  documents: WorkingDocuments,
  { build, id, reason }: Case,
) => {
  const slices = new Slices(SLICE)
  const only = { [build]: { [id]: reason } }
  const takes = (_: WorkingDocuments, touched: string) => id === WHOLE_BUILD || isParked(only, build, touched)
  const folding = { listeners: listenersOf([documents]), read: world.read, slices, takes, onUnknown: () => undefined }
  for await (const page of world.store.readAll(reason.after.position)) {
    await foldFacts(
      folding,
      page.filter(({ position }) => position <= at.position),
    )
  }
  await flush(world.readStore, [documents], slices, { name: LIVE, lease, stored, count: at.count }, at)
}
