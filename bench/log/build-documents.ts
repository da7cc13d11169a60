/**
 * In a process of its own, so that its memory is its own: reads and parses a log once, then makes all documents of it as a first
 * start does. Run with the folder of the log, and an empty one for the documents.
 */
import { setFlagsFromString } from 'node:v8'
import { recall } from '@fullcourt/domain/log/recall'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { BEGINNING, type EventStore } from '@fullcourt/event-store/port'
import { openEmbeddedReadStore } from '@fullcourt/projections/embedded/embedded-read-store'
import { readModels } from '@fullcourt/projections/models/models'
import { openRunner } from '@fullcourt/projections/runner/open-runner'

/** Facts per second of both, and the most memory that the process had, in MB. */
export type Built = { readonly scanned: number; readonly built: number; readonly memory: number }

const [log = '', documents = ''] = process.argv.slice(2)

const scan = async (store: EventStore): Promise<number> => {
  let parsed = 0
  for await (const page of store.readAll(BEGINNING)) parsed += page.length
  return parsed
}

const build = async (store: EventStore): Promise<void> => {
  const readStore = await openEmbeddedReadStore(documents)
  const runner = openRunner({ store, readStore, models: readModels, read: recall })
  await runner.ready()
  await runner.stop()
  await readStore.close()
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

const measure = async (): Promise<void> => {
  // As the product does at its start.
  setFlagsFromString('--heap-growing-percent=50')
  const store = await openEmbeddedEventStore(log)
  const facts = await scan(store)
  const scanned = facts / (await secondsOf(() => scan(store)))
  const built = facts / (await secondsOf(() => build(store)))
  await store.close()
  process.send?.({ scanned, built, memory: process.resourceUsage().maxRSS / 1_024 } satisfies Built)
  process.disconnect()
}

void measure()
