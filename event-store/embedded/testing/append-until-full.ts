import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbeddedEventStore } from '../embedded-event-store'

const newFact = () => ({ id: randomUUID(), type: 'Written', data: 'x'.repeat(2_000), metadata: null })

/** Fills the disk under a log, frees it again, and says as JSON what the appends met with. */
const main = async ([, , folder = '']: readonly string[]): Promise<void> => {
  const ballast = join(folder, 'ballast')
  writeFileSync(ballast, Buffer.alloc(100_000))
  const store = await openEmbeddedEventStore(folder)
  let written = 0
  const failure = await (async () => {
    for (;;) written = (await store.append('s', written === 0 ? 'none' : written - 1, [newFact()])).revision + 1
  })().catch((error: unknown) => error)
  rmSync(ballast)
  const next = await store.append('s', written === 0 ? 'none' : written - 1, [newFact()])
  const stored = await store.read('s')
  process.stdout.write(`${JSON.stringify({ failure, written, next, stored: stored.length })}\n`)
  await store.close()
}

void main(process.argv)
