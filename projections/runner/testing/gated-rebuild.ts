import type { EventStore, StoredFact } from '@fullcourt/event-store/port'
import { until } from '@fullcourt/event-store/testing/until'
import { versionsOf, type VersionRegistry } from '../../version-registry'
import type { ModelVersion } from '../../read-store'
import type { Rebuild } from '../rebuild'
import type { Runner } from '../runner'
import { Gate, redelivered } from './faults'
import { caughtUp, type RunnerHarness } from './runner-harness'

/** A log whose scans stop at a gate after so many facts, from when `shut` says so. */
export const scanStopsAfter = (events: EventStore, facts: number, gate: Gate, shut = () => true): EventStore => {
  async function* stopping(pages: AsyncIterable<readonly StoredFact[]>) {
    let scanned = 0
    for await (const page of pages) {
      for (const fact of page) {
        if (shut() && scanned++ === facts) await gate.opened
        yield [fact]
      }
    }
  }
  return redelivered(events, { readAll: stopping })
}

/** A runner that has taken in some facts, whose rebuilds stop at a gate. */
export const gated = async (
  harness: RunnerHarness,
  facts: number,
  stopAfter: number,
): Promise<{ readonly runner: Runner; readonly gate: Gate }> => {
  const gate = new Gate()
  let shut = false
  const runner = await harness.started({ store: scanStopsAfter(harness.events, stopAfter, gate, () => shut) })
  let last = ''
  for (let n = 0; n < facts; n++) last = await harness.scorer.score('p')
  await caughtUp(runner, last)
  shut = true
  return { runner, gate }
}

/** Waits until a rebuild has taken in exactly so many facts. */
export const stoppedAt = (rebuild: Rebuild, done: number): Promise<void> => until(() => rebuild.progress().done === done)

/** The versions of a model. */
export const liveStateOf = async ({ documents }: RunnerHarness, model: string) =>
  versionsOf((await documents.setting('versions')) as VersionRegistry, model)

/** The version of a model that is read. */
export const activeOf = async (harness: RunnerHarness, model: string): Promise<ModelVersion | null> =>
  (await liveStateOf(harness, model)).active
