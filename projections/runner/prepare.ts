import { BEGINNING } from '@fullcourt/event-store/port'
import {
  activeBuild,
  editionOf,
  fits,
  withEverythingRetired,
  withFirstBuild,
  withoutBuilding,
  withoutRetired,
  withRested,
  type Catalogue,
} from '../catalogue'
import { completeUpTo, withoutParkedBuilds } from '../parked'
import { Overtaken } from './flush'
import { logIdentity, LOG } from './log-identity'
import { LIVE, type World } from './world'
import type { Standing } from './live'
import type { Build, Checkpoint } from '../read-store'

/** Makes documents, catalogue and checkpoint fit the log and the code. To be done under the lease, before the first fact. */
export const prepare = async (world: World): Promise<Standing> => {
  const log = await knowLog(world)
  const checkpoint = await world.readStore.checkpoint(LIVE)
  if (checkpoint !== undefined) await restUnfed(world, checkpoint)
  else await beginMissing(world)
  const at = checkpoint ?? { position: BEGINNING, count: 0 }
  return { at, stored: checkpoint?.position ?? null, log }
}

/** Gives everything up where the documents are of another log, or of more than this log holds (a restored backup). */
const knowLog = async ({ store, readStore, read, catalogue }: World): Promise<string | undefined> => {
  const log = await logIdentity(store, read)
  const known = await readStore.setting(LOG)
  const checkpoint = await readStore.checkpoint(LIVE)
  const beyond = checkpoint !== undefined && checkpoint.position > (await store.head())
  if (!beyond && (known === log || (known === undefined && checkpoint === undefined))) return known === log ? log : undefined
  await catalogue.change(withEverythingRetired)
  await readStore.discard([], [LIVE])
  await readStore.changeSetting(LOG, known, undefined)
  return undefined
}

/** Where no fact was taken in yet, every model begins with the first one. */
const beginMissing = async ({ catalogue, models }: World): Promise<void> => {
  await catalogue.change(standing =>
    models.filter(model => activeBuild(standing, model) === undefined).reduce(withFirstBuild, standing),
  )
}

/** Builds that this code cannot feed are put to rest where they stand, and what it cannot go on building is given up. */
const restUnfed = async (world: World, live: Checkpoint): Promise<void> => {
  const { catalogue, models } = world
  const standing = await catalogue.current()
  const fed = (model: string, build: Build | null) => models.some(one => one.name === model && fits(one, build))
  const unfed = Object.keys(standing.models).filter(model => {
    const { active } = editionOf(standing, model)
    return active !== null && !fed(model, active)
  })
  for (const model of unfed) await leaveAt(world, editionOf(standing, model).active!, live)
  const abandoned = Object.keys(standing.models).filter(model => {
    const { building } = editionOf(standing, model)
    return building !== null && !fed(model, building)
  })
  await catalogue.change(current => abandoned.reduce(withoutBuilding, unfed.reduce(withRested, current)))
}

/** Under the runner's lease nobody else moves the checkpoint of a build that is read. */
const NO_RIVAL = Number.MAX_SAFE_INTEGER

/** Notes how far a build is complete that is not fed any longer. */
export const leaveAt = async ({ readStore, parked }: World, build: Build, live: Checkpoint): Promise<void> => {
  const expected = (await readStore.checkpoint(build))?.position ?? null
  const to = completeUpTo(await parked.current(), build, live)
  const outcome = await readStore.write({ checkpoint: { name: build, fence: NO_RIVAL, expected, to }, documents: [] })
  if (outcome.kind === 'stale') throw new Overtaken(`Somebody else moved the checkpoint of ${build}.`)
}

/** Deletes what nobody reads any more. */
export const discardRetired = async ({ readStore, catalogue, parked }: World): Promise<void> => {
  const { retired }: Catalogue = await catalogue.current()
  if (retired.length === 0) return
  await readStore.discard(retired, retired)
  await parked.change(standing => withoutParkedBuilds(standing, retired))
  await catalogue.change(standing => withoutRetired(standing, retired))
}
