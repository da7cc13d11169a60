import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { openEmbeddedEventStore } from '../embedded-event-store'
import type { EventStore, NewFact } from '../../port'

const WRITERS = 20

/** Appends of one to four facts; each fact says how many belong together. */
const batchOf = (size: number): readonly NewFact[] =>
  Array.from({ length: size }, (_, n) => ({ id: randomUUID(), type: 'Written', data: { n, of: size }, metadata: null }))

const write = async (store: EventStore, stream: string): Promise<never> => {
  for (let next = 0; ;) {
    const batch = batchOf(1 + (next % 4))
    const { revision, position } = await store.append(stream, next === 0 ? 'none' : next - 1, batch)
    writeSync(1, `${JSON.stringify({ stream, revision, position, ids: batch.map(({ id }) => id) })}\n`)
    next = revision + 1
  }
}

/** Writes into a log until the process is killed, and says each append that was acknowledged on a line. */
const main = async ([, , folder = '']: readonly string[]): Promise<void> => {
  const store = await openEmbeddedEventStore(folder)
  await Promise.all(Array.from({ length: WRITERS }, () => write(store, `written-${randomUUID()}`)))
}

void main(process.argv)
