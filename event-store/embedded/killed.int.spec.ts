import { all } from '../testing/log-under-test'
import { BEGINNING, type EventStore, type StoredFact } from '../port'
import { newEmbeddedLog } from './testing/embedded-log'
import { ended, fromSource, linesOf, start } from './testing/run-from-source'

type Acknowledged = {
  readonly stream: string
  readonly revision: number
  readonly position: string
  readonly ids: readonly string[]
}

/** Lets a process write into the log under load, kills it in the middle, and gives what it had said to be written. */
const writeUntilKilled = async (folder: string, acknowledgements: number): Promise<readonly Acknowledged[]> => {
  const child = start(fromSource('append-until-killed.ts', folder))
  const end = ended(child)
  const acknowledged: Acknowledged[] = []
  for await (const line of linesOf(child)) {
    acknowledged.push(JSON.parse(line) as Acknowledged)
    if (acknowledged.length === acknowledgements) child.kill('SIGKILL')
  }
  expect(await end).toBe('SIGKILL')
  return acknowledged
}

const isAcknowledged = (facts: ReadonlyMap<string, StoredFact>, { stream, revision, position, ids }: Acknowledged): boolean => {
  const last = facts.get(ids.at(-1) ?? '')
  return ids.every(id => facts.get(id)?.stream === stream) && last?.revision === revision && last.position === position
}

/** Whether the facts of a stream are whole appends: each says its place in its append, and how many belong to it. */
const isWhole = (stream: readonly StoredFact[]): boolean => {
  const shapes = stream.map(({ data }) => data as { readonly n: number; readonly of: number })
  return shapes.every(({ n, of }, index) => n === of - 1 || shapes[index + 1]?.n === n + 1)
}

describe('the embedded event store, killed in the middle of appends under load', () => {
  it('holds every acknowledged append after each of five kills, and nothing half', async () => {
    const log = await newEmbeddedLog()
    const acknowledged: Acknowledged[] = []
    for (const acknowledgements of [1, 50, 200, 700, 1_500]) {
      acknowledged.push(...(await writeUntilKilled(log.folder, acknowledgements)))
      const store: EventStore = await log.open()
      const facts = await all(store.readAll(BEGINNING))
      const byId = new Map(facts.map(fact => [fact.id, fact]))
      const streams = await Promise.all([...new Set(facts.map(({ stream }) => stream))].map(stream => store.read(stream)))
      expect(acknowledged.filter(append => !isAcknowledged(byId, append))).toEqual([])
      expect(streams.filter(stream => !isWhole(stream))).toEqual([])
      expect(streams.flat()).toHaveLength(facts.length)
      expect(store.notices).toEqual([])
      await store.close()
    }
    await log.discard()
  })

  it('lets the next process take the log at once: the lock ends with its holder', async () => {
    const log = await newEmbeddedLog()
    const child = start(fromSource('append-until-killed.ts', log.folder))
    const end = ended(child)
    await linesOf(child)[Symbol.asyncIterator]().next()
    await expect(log.open()).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('in use by another process'),
    })
    child.kill('SIGKILL')
    await end
    await expect(log.open()).resolves.toBeDefined()
    await log.discard()
  })
})
