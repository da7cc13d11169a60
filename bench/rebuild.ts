import { randomUUID } from 'node:crypto'
import { recall } from '@fullcourt/domain/log/recall'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import { BEGINNING, type EventStore, type NewFact } from '@fullcourt/event-store/port'
import { openEmbeddedReadStore } from '@fullcourt/projections/embedded/embedded-read-store'
import { openRunner } from '@fullcourt/projections/runner/open-runner'
import { standings } from '@fullcourt/projections/standings/standings'
import { scoreFact } from './facts'
import { figure, paired, type Figure } from './figure'
import { inFolder } from './temporary-folder'

const FACTS = 100_000
const PER_APPEND = 500

const entered = (team: number): NewFact => ({
  ...scoreFact(0, 0, 0),
  id: randomUUID(),
  type: 'TeamEnteredLeague',
  data: { organization: 1, season: 1, league: 1, entry: team, team },
})

const fill = async (store: EventStore): Promise<void> => {
  await store.append(
    'season-1',
    'none',
    Array.from({ length: 30 }, (_, i) => entered(i + 1)),
  )
  for (let from = 0; from < FACTS; from += PER_APPEND)
    await store.append(
      `game-${from}`,
      'none',
      Array.from({ length: PER_APPEND }, (_, i) => scoreFact(from + i, 60 + (i % 40), 58 + (i % 37))),
    )
}

const factsPerSecond = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return FACTS / ((performance.now() - began) / 1000)
}

const scan = async (store: EventStore): Promise<void> => {
  let parsed = 0
  for await (const page of store.readAll(BEGINNING)) parsed += page.length
  if (parsed < FACTS) throw new Error(`Only ${parsed} facts were read.`)
}

/** A rebuild of the standings against reading and parsing the same facts. */
export const measureRebuild = (): Promise<Figure[]> =>
  inFolder(async folder => {
    const store = await openEmbeddedEventStore(folder)
    await fill(store)
    const readStore = await openEmbeddedReadStore(folder)
    const runner = openRunner({ store, readStore, models: [standings], read: recall })
    await runner.ready()
    const rounds = await paired(
      5,
      () => factsPerSecond(async () => (await runner.rebuild(['standings'])).finished),
      () => factsPerSecond(() => scan(store)),
    )
    await runner.stop()
    await readStore.close()
    await store.close()
    return [
      figure(
        { name: 'rebuild of standings / scan and parse', unit: 'facts per second', aim: { at: 'least', ratio: 0.5 } },
        rounds,
      ),
    ]
  })
