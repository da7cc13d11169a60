import { BEGINNING, type EventStore } from '@fullcourt/event-store/port'
import { type Checkpoint, NOTHING_READ, type ModelVersion, type LogReach } from '../read-store'
import {
  activeVersion,
  versionsOf,
  canFeed,
  withEverythingRetired,
  withFirstVersion,
  withoutBuilding,
  withoutRetired,
  withRested,
  type VersionRegistry,
} from '../version-registry'
import { COMPLETE_FROM } from '../open-reading'
import { completeUpTo, withoutParkedVersions } from '../parked'
import { Overtaken } from './flush'
import { factDigest } from './fact-digest'
import { logIdentity, LOG } from './log-identity'
import { LIVE, type RunnerContext } from './runner-context'
import type { LiveState } from './live'

/** What was written up to the checkpoint was made from another log, or from another history of this one; it is made anew. */
export class DocumentsOfAnotherHistory extends Error {
  readonly kind = 'documents-of-another-history'

  constructor(checkpoint: Checkpoint | undefined) {
    const where = checkpoint === undefined ? '' : ` Their last fact, at ${checkpoint.position}, is not in this log.`
    super(`The documents were made from another log, or this log was put back from a backup.${where} They are made anew.`)
  }
}

/**
 * Makes documents, version registry and checkpoint fit the log and the code. To be done under the lease, before the first fact.
 */
export const prepareRunner = async (context: RunnerContext): Promise<LiveState> => {
  const log = await knowLog(context)
  const checkpoint = await context.readStore.checkpoint(LIVE)
  if (checkpoint !== undefined) await restUnfed(context, checkpoint)
  else await beginMissing(context)
  return { at: checkpoint ?? NOTHING_READ, stored: checkpoint ?? null, log }
}

/**
 * Gives everything up where the documents are of another log, or of another history of this one: an older log was put back, and
 * ends before them or went on in another way.
 */
const knowLog = async ({ store, readStore, read, registry, onError }: RunnerContext): Promise<string | undefined> => {
  const log = await logIdentity(store, read)
  const known = await readStore.setting(LOG)
  const checkpoint = await readStore.checkpoint(LIVE)
  const isOfHistory = checkpoint === undefined || (await isIn(store, checkpoint))
  if (isOfHistory && (known === log || (known === undefined && checkpoint === undefined))) return known === log ? log : undefined
  onError(new DocumentsOfAnotherHistory(checkpoint))
  await registry.change(withEverythingRetired)
  await readStore.discard([], [LIVE])
  await readStore.changeSetting(LOG, known, undefined)
  return undefined
}

const isIn = async (store: EventStore, { position, digest }: Checkpoint): Promise<boolean> => {
  if (position === BEGINNING) return true
  const fact = await store.factAt(position)
  return fact !== undefined && factDigest(fact) === digest
}

/**
 * Where no fact was taken in yet, every model begins with the first one, and is complete when it has all that the log holds
 * now.
 */
const beginMissing = async ({ store, readStore, registry, models }: RunnerContext): Promise<void> => {
  await readStore.changeSetting(COMPLETE_FROM, await readStore.setting(COMPLETE_FROM), await store.head())
  await registry.change(current =>
    models.filter(model => activeVersion(current, model) === undefined).reduce(withFirstVersion, current),
  )
}

/** Builds that this code cannot feed are stopped where they are, and what it cannot go on building is given up. */
const restUnfed = async (context: RunnerContext, live: Checkpoint): Promise<void> => {
  const { registry, models } = context
  const current = await registry.current()
  const fed = (model: string, version: ModelVersion | null) => models.some(one => one.name === model && canFeed(one, version))
  const unfed = Object.keys(current.models).filter(model => {
    const { active } = versionsOf(current, model)
    return active !== null && !fed(model, active)
  })
  for (const model of unfed) await leaveAt(context, versionsOf(current, model).active!, live)
  const abandoned = Object.keys(current.models).filter(model => {
    const { building } = versionsOf(current, model)
    return building !== null && !fed(model, building)
  })
  await registry.change(current => abandoned.reduce(withoutBuilding, unfed.reduce(withRested, current)))
}

/** Under the runner's lease nobody else moves the checkpoint of a build that is read. */
const NO_RIVAL = Number.MAX_SAFE_INTEGER

/** Notes how far a build is complete that is not fed any longer. */
export const leaveAt = async ({ readStore, parked }: RunnerContext, version: ModelVersion, live: LogReach): Promise<void> => {
  const expected = (await readStore.checkpoint(version))?.position ?? null
  const to = { ...completeUpTo(await parked.current(), version, live), digest: null }
  const outcome = await readStore.write({ checkpoint: { name: version, fence: NO_RIVAL, expected, to }, documents: [] })
  if (outcome.kind === 'stale') throw new Overtaken(`Somebody else moved the checkpoint of ${version}.`)
}

/** Deletes what is not read any more. */
export const discardRetired = async ({ readStore, registry, parked }: RunnerContext): Promise<void> => {
  const { retired }: VersionRegistry = await registry.current()
  if (retired.length === 0) return
  await readStore.discard(retired, retired)
  await parked.change(current => withoutParkedVersions(current, retired))
  await registry.change(current => withoutRetired(current, retired))
}
