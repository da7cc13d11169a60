import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { all, fact, facts, first } from '../testing/log-under-test'
import { until } from '../testing/until'
import { BEGINNING, type EventStore, type Position, type StoredFact } from '../port'
import { NodeDouble } from './double/node-double'
import { openEventStoreDb } from './event-store-db'

let folder: string
let node: NodeDouble
let store: EventStore
const opened: EventStore[] = []

/** A process that starts on the node; it keeps its landmark in a file where one is named. */
const newProcess = async (landmark?: string): Promise<EventStore> => {
  const process = await openEventStoreDb(node.url, landmark === undefined ? {} : { landmark: join(folder, landmark) })
  opened.push(process)
  return process
}

/** Reads on until the process stops, or the subscription breaks off for good. */
const following = (process: EventStore, from = BEGINNING): readonly StoredFact[] => {
  const received: StoredFact[] = []
  const follow = async () => {
    for await (const page of process.subscribe(from)) received.push(...page)
  }
  follow().catch(() => undefined)
  return received
}

/** What a call costs the node: events read by us, sent to our subscriptions, and passed over for them. */
const costOf = async (call: () => Promise<unknown>) => {
  const before = node.cost
  await call()
  const { read, sent, lookedAt } = node.cost
  return { read: read - before.read, sent: sent - before.sent, lookedAt: lookedAt - before.lookedAt }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-landmark-'))
  node = await NodeDouble.start()
  store = await newProcess()
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map(process => process.close()))
  await node.kill()
  await rm(folder, { recursive: true })
})

describe('a node that others use too', () => {
  it('shows only the streams of this installation, in all ways of reading', async () => {
    node.writeForeign('other-1')
    await store.append('game-1', 'none', facts(2))
    node.writeForeign('other-1')
    node.writeForeign('fullcourt-game-1', { type: '$streamDeleted' })
    node.writeForeign('$$fullcourt-game-1', { type: '$metadata' })
    const read = await store.read('game-1')
    expect(read.map(({ revision }) => revision)).toEqual([0, 1])
    expect(await all(store.readAll(BEGINNING))).toEqual(read)
    expect(await first(2, store.subscribe(BEGINNING))).toEqual(read)
    expect(await store.head()).toBe(read.at(-1)?.position)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['append', () => store.append('game-1', 0, [fact()])],
    ['read', () => store.read('game-1')],
  ])('says at once, to %s, that a stream was deleted there for good', async (_, call) => {
    await store.append('game-1', 'none', [fact()])
    node.log.tombstone('fullcourt-game-1')
    await expect(call()).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The stream fullcourt-game-1 was deleted on the EventStoreDB node.',
    })
    expect(node.received.appends).toBeLessThanOrEqual(2)
  })

  it('follows the head that another process writes', async () => {
    const other = await newProcess()
    await store.append('game-1', 'none', facts(2))
    expect(await store.head()).toBe(await other.head())
    node.fill('other-1', 500, 2)
    const { position } = await other.append('game-1', 1, facts(2))
    node.fill('other-1', 500, 2)
    expect(await store.head()).toBe(position)
  })

  it('has an empty log for an installation that has written nothing', async () => {
    node.fill('other-1', 20, 2)
    expect([await store.head(), await all(store.readAll(BEGINNING))]).toEqual([BEGINNING, []])
  })
})

/** Events at the end of the log that each search for the head may read. */
const FEW = 100

describe('50,000 events of others after the last fact', () => {
  let last: Position

  beforeEach(async () => {
    last = (await store.append('game-1', 'none', facts(3))).position
    node.fill('other-1', 50_000, 2)
  })

  it('are not read by a process that looks for the head and knows nothing yet', async () => {
    const process = await newProcess()
    const { read, sent } = await costOf(async () => expect(await process.head()).toBe(last))
    expect(read).toBeLessThan(FEW)
    expect(sent).toBe(3)
  })

  it('are passed over by the node once for the head, and not again', async () => {
    const process = await newProcess()
    await process.head()
    const { read, lookedAt } = await costOf(async () => expect(await process.head()).toBe(last))
    expect([lookedAt, read < FEW]).toEqual([0, true])
  })
})

describe('events of others after the last fact', () => {
  const MANY = 5_000
  let last: Position

  beforeEach(async () => {
    last = (await store.append('game-1', 'none', facts(3))).position
    node.fill('other-1', MANY, 2)
  })

  /** The place of the landmark in a file, 0 before there is one. */
  const keptPlace = (file: string): bigint => {
    const path = join(folder, file)
    const [, place = '0'] = /"place":"(\d+)"/.exec(existsSync(path) ? readFileSync(path, 'utf8') : '') ?? []
    return BigInt(place)
  }

  /** A process that follows the log until it has passed, and kept, nearly everything. */
  const passedBy = async (file: string): Promise<EventStore> => {
    const process = await newProcess(file)
    following(process)
    const nearEnd = node.log.events.at(-FEW)?.position ?? 0n
    await until(() => keptPlace(file) >= nearEnd)
    return process
  }

  it.each<[string, () => Promise<EventStore>]>([
    [
      'has looked for the head',
      async () => {
        const process = await newProcess('landmark')
        await process.head()
        return process
      },
    ],
    ['has followed the log', () => passedBy('landmark')],
  ])('are passed over no more after a restart of a process that %s', async (_, earlier) => {
    await (await earlier()).close()
    const process = await newProcess('landmark')
    const cost = await costOf(async () => {
      expect(await process.head()).toBe(last)
      const received = following(process, last)
      await store.append('game-1', 2, [fact()])
      await until(() => received.length === 1)
    })
    expect(cost.sent).toBe(1)
    expect(cost.read).toBeLessThan(2 * FEW)
    expect(cost.lookedAt).toBeLessThan(2 * FEW)
  })

  it('are passed over no more when a connection breaks', async () => {
    const process = await passedBy('landmark')
    const received = following(process, last)
    await until(() => node.openSubscriptions === 2)
    const { lookedAt } = await costOf(async () => {
      node.wire.cut()
      await until(() => node.openSubscriptions === 0)
      await until(() => node.openSubscriptions === 2)
      await store.append('game-1', 2, [fact()])
      await until(() => received.length === 1)
    })
    expect(lookedAt).toBeLessThan(4 * FEW)
  })

  it.each([
    ['is shorter', 1],
    ['has grown as far again', MANY],
  ])('do not hide what was written to an older log that was put back and %s', async (_, grown) => {
    await (await passedBy('landmark')).close()
    await node.restore(node.log.events.findIndex(({ stream }) => stream === 'other-1'))
    const { position } = await store.append('game-1', 2, [fact()])
    node.fill('other-2', grown, 2)
    const process = await newProcess('landmark')
    expect(await process.head()).toBe(position)
    const received = following(process, last)
    await until(() => received.length === 1)
    expect(received[0]?.position).toBe(position)
  })

  it('do not hide, from a subscription that had passed them, what was written to an older log while it was away', async () => {
    const process = await passedBy('landmark')
    const received = following(process, last)
    await until(() => node.openSubscriptions === 2)
    await node.kill()
    node.log.putBack(node.log.events.findIndex(({ stream }) => stream === 'other-1'))
    node.writeForeign('fullcourt-game-1', { metadata: Buffer.from('{}') })
    await node.restart()
    await until(() => received.length === 1)
    expect(received.map(({ revision }) => revision)).toEqual([3])
  })

  it.each([
    ['is torn', '{"format":1,"pl'],
    ['is empty', ''],
    ['is of another prefix', '{"format":1,"prefix":"other-","place":"120","id":"x","head":"00000000000000000120"}'],
  ])('are passed over once more where the file %s', async (_, text) => {
    await writeFile(join(folder, 'landmark'), text)
    const process = await newProcess('landmark')
    expect(await process.head()).toBe(last)
  })
})
