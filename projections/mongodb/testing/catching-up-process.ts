import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { until } from '@fullcourt/event-store/testing/until'
import { openRunner } from '../../runner/open-runner'
import { redelivered, singly } from '../../runner/testing/faults'
import { cards, readPoints, table } from '../../runner/testing/points'
import { openMongoDbReadStore } from '../mongodb-read-store'

/** A process for tests to freeze: it takes in the facts of a log one by one, says so, and says when another process took over. */
const main = async (url: string, database: string, log: string, lease: number): Promise<void> => {
  const store = redelivered(await openEmbeddedEventStore(log), { subscribe: singly })
  const readStore = await openMongoDbReadStore(url, database)
  const runner = openRunner({ store, readStore, models: [cards, table], read: readPoints, lease })
  for await (const page of store.readAll('0'.repeat(20))) {
    for (const { position } of page) {
      await runner.passed(position, 60_000)
      process.stdout.write(`${runner.health().state}\n`)
    }
  }
  await until(() => runner.health().state === 'waiting')
  process.stdout.write('waiting at the end\n')
}

const [url, database, log, lease] = process.argv.slice(2) as [string, string, string, string]
void main(url, database, log, Number(lease))
