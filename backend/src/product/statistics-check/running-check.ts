import type { EventStore } from '@fullcourt/event-store/port'
import { recall } from '@fullcourt/domain/log/recall'
import type { CheckContext } from '@fullcourt/projections/check/check-context'
import { checkOrganization } from '@fullcourt/projections/check/check-organization'
import type { CheckProgress } from '@fullcourt/projections/check/check-progress'
import { readModels } from '@fullcourt/projections/models/models'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { addedUp } from '@fullcourt/projections/runner/repair'
import type { Runner } from '@fullcourt/projections/runner/runner'
import { pause } from '@fullcourt/event-store/backoff'
import type { CheckRecord } from './check-record'
import type { CheckRecords } from './check-records'

/** Somebody cancelled it. What was repaired until then stays repaired. */
export class CheckCancelled extends Error {
  readonly kind = 'check-cancelled'
}

/** How often everybody is told how far it is, in milliseconds. */
const TELL_MILLISECONDS = 400

export type CheckStores = {
  readonly events: EventStore
  readonly documents: ReadStore
  readonly runner: Runner
  readonly records: CheckRecords
}

const contextOf = ({ events, documents, runner }: CheckStores): CheckContext => ({
  store: events,
  readStore: documents,
  models: readModels,
  read: recall,
  registry: runner.readings.registry,
  parked: runner.readings.parked,
  at: () => ({ position: runner.position(), count: runner.count() }),
})

/** Carries out a check that was asked for, and notes in its record how it goes. Answers the record of one that is done. */
export const carryOutCheck = async (
  stores: CheckStores,
  asked: CheckRecord,
  ended: AbortSignal,
): Promise<CheckRecord | undefined> => {
  const { records, runner } = stores
  const { organization, id } = asked
  const cancelling = new AbortController()
  const over = new AbortController()
  let progress: CheckProgress | null = null
  const note = async (changes: (record: CheckRecord) => Partial<CheckRecord>): Promise<CheckRecord | undefined> => {
    const record = await records.change(organization, known => (known?.id === id ? { ...known, ...changes(known) } : known))
    if (record?.id !== id || record.isCancelled) cancelling.abort(new CheckCancelled('It was cancelled.'))
    return record
  }
  const tell = async () => {
    while (!over.signal.aborted) {
      await note(() => ({ progress }))
      await pause(TELL_MILLISECONDS, over.signal)
    }
  }
  await note(() => ({ phase: 'running', position: runner.position() }))
  const telling = tell().catch((error: unknown) => cancelling.abort(error))
  try {
    const result = await checkOrganization(contextOf(stores), {
      organization,
      ended: AbortSignal.any([ended, cancelling.signal]),
      onProgress: now => (progress = now),
      ...(asked.repairs && {
        repair: async (documents, after) => {
          const repaired = await runner.repair(documents, after)
          await note(record => ({ repaired: addedUp(record.repaired, repaired) }))
          return repaired
        },
      }),
    })
    over.abort()
    await telling
    return await note(() => ({ result, progress }))
  } finally {
    over.abort()
    await telling
  }
}
