import { join } from 'node:path'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { openEmbeddedReadStore } from '../../embedded/embedded-read-store'
import { openRunner } from '../open-runner'
import { cards, readPoints, Scorer, table } from './points'

/** A process for tests to kill: scores without end, waits for each score to be seen, says so, and rebuilds all the while. */
const main = async (folder: string): Promise<void> => {
  const store = await openEmbeddedEventStore(join(folder, 'log'))
  const readStore = await openEmbeddedReadStore(join(folder, 'documents'))
  const runner = openRunner({ store, readStore, models: [cards, table], read: readPoints })
  await runner.ready()
  void rebuildOn(runner)
  const scorer = await Scorer.goingOn(store)
  for (;;) {
    const position = await scorer.score(`p${scorer.written % 5}`, 1, scorer.written % 2 === 0 ? 'A' : 'B')
    if (await runner.passed(position, 60_000)) process.stdout.write(`${position}\n`)
  }
}

const rebuildOn = async (runner: ReturnType<typeof openRunner>): Promise<void> => {
  for (;;) {
    await Promise.all(runner.rebuilds().map(rebuild => rebuild.finished))
    await (
      await runner.rebuild()
    ).finished
  }
}

void main(process.argv[2]!)
