import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { recall } from '@fullcourt/domain/log/recall'
import fc from 'fast-check'
import { readModels } from '../models/models'
import type { Batch } from '../read-store'
import type { Runner } from '../runner/runner'
import { rerouted, writeHalf } from '../runner/testing/faults'
import { caughtUp, type RunnerHarness } from '../runner/testing/runner-harness'
import { LIVE } from '../runner/runner-context'
import { writeFacts } from './writing-log'

type Facts = readonly Recorded<AnyFact>[]

/** Some facts are written, and then, while the runner may still be at work on them, this happens to it. */
export type Trouble = { readonly facts: number; readonly then: 'nothing' | 'restart' | 'half a write' | 'lost checkpoint' }

export const troubles: fc.Arbitrary<readonly Trouble[]> = fc.array(
  fc.record({
    facts: fc.nat({ max: 80 }),
    then: fc.constantFrom('nothing', 'restart', 'half a write', 'lost checkpoint'),
  }),
  { maxLength: 6 },
)

/** Lets a runner with all read models live through a history and its faults, up to the end of the log. */
export const livedThrough = async (harness: RunnerHarness, facts: Facts, plan: readonly Trouble[]): Promise<Runner> => {
  const wire = cuttable(harness)
  let runner = wire.start()
  let written = 0
  for (const { facts: count, then } of plan) {
    if (then === 'half a write') wire.cutNextWrite()
    await writeFacts(harness.events, facts.slice(written, written + count))
    written = Math.min(facts.length, written + count)
    if (then !== 'restart' && then !== 'lost checkpoint') continue
    await runner.stop()
    if (then === 'lost checkpoint') await harness.documents.discard([], [LIVE])
    runner = wire.start()
  }
  await writeFacts(harness.events, facts.slice(written))
  await caughtUp(runner, await harness.events.head())
  return runner
}

/** Starts runners whose connection to the documents can be cut in the middle of a write. */
const cuttable = (harness: RunnerHarness) => {
  let cutting = false
  const write = async (batch: Batch) => {
    if (!cutting || batch.documents.length < 2) return harness.documents.write(batch)
    cutting = false
    return writeHalf(harness.documents, batch, Math.floor(batch.documents.length / 2))
  }
  return {
    cutNextWrite: () => (cutting = true),
    start: () => harness.start({ models: readModels, read: recall, readStore: rerouted(harness.documents, { write }) }),
  }
}
