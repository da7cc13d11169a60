import { randomUUID } from 'node:crypto'
import { openEventStoreDb } from '../event-store-db'

/** Appends to many streams of a node that is not there, and says as JSON what the process was warned of meanwhile. */
const main = async ([, , url = '']: readonly string[]): Promise<void> => {
  const warnings: string[] = []
  process.on('warning', ({ name }) => warnings.push(name))
  const store = await openEventStoreDb(url, { patience: 2_000 })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, n) =>
      store.append(`game-${n}`, 'none', [{ id: randomUUID(), type: 'Written', data: {}, metadata: {} }]),
    ),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected').length
  process.stdout.write(`${JSON.stringify({ refused, warnings })}\n`)
  await store.close()
}

void main(process.argv)
