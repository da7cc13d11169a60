import { all, fact, facts, first } from '../testing/log-under-test'
import { until } from '../testing/until'
import { BEGINNING } from '../port'
import { fromSource, linesOf, start } from '../embedded/testing/run-from-source'
import { newDoubleLog } from './double/double-log'
import { NodeDouble } from './double/node-double'
import { QUICK, storeOnDouble } from './testing/store-on-double'

const streamOnNode = (node: NodeDouble, stream: string) => node.log.stream(`fullcourt-${stream}`) ?? []

describe('an append whose outcome is unknown', () => {
  const on = storeOnDouble(QUICK)

  it('is repeated as it was; had it been written, it is not written again', async () => {
    on.node.manners.appends = 'silent-written'
    const answer = on.store.append('game-1', 'none', facts(3))
    await until(() => on.node.received.appends === 1)
    on.node.manners.appends = 'answered'
    await expect(answer).resolves.toMatchObject({ revision: 2 })
    expect([on.node.received.appends, streamOnNode(on.node, 'game-1').length]).toEqual([2, 3])
  })

  it('is repeated as it was; had it not been written, it is now', async () => {
    on.node.manners.appends = 'silent-unwritten'
    const answer = on.store.append('game-1', 'none', facts(3))
    await until(() => on.node.received.appends === 1)
    on.node.manners.appends = 'answered'
    await expect(answer).resolves.toMatchObject({ revision: 2 })
    expect(streamOnNode(on.node, 'game-1')).toHaveLength(3)
  })

  it.each(['silent-written', 'silent-unwritten'] as const)(
    'after a kill is repeated when the node is back (%s)',
    async manner => {
      on.node.manners.appends = manner
      const answer = on.store.append('game-1', 'none', facts(3))
      await until(() => on.node.received.appends === 1)
      on.node.manners.appends = 'answered'
      await on.node.kill()
      await on.node.restart()
      await expect(answer).resolves.toMatchObject({ revision: 2 })
      expect(streamOnNode(on.node, 'game-1')).toHaveLength(3)
    },
  )

  it('is reported as unknown when the node stays silent, within the time allowed', async () => {
    on.node.manners.appends = 'silent-written'
    await expect(on.store.append('game-1', 'none', [fact()])).rejects.toMatchObject({ kind: 'outcome-unknown' })
    expect(on.node.received.appends).toBeGreaterThan(1)
  })

  it('is reported as a conflict when another append has taken its place', async () => {
    on.node.manners.appends = 'silent-unwritten'
    const answer = on.store.append('game-1', 'none', [fact()])
    answer.catch(() => undefined)
    await until(() => on.node.received.appends === 1)
    on.node.manners.appends = 'answered'
    on.node.writeForeign('fullcourt-game-1')
    await expect(answer).rejects.toMatchObject({ kind: 'conflict', actual: 0 })
  })

  it('does not keep the store from being closed', async () => {
    on.node.manners.appends = 'silent-unwritten'
    const answer = on.store.append('game-1', 'none', [fact()])
    answer.catch(() => undefined)
    await until(() => on.node.received.appends === 1)
    await on.store.close()
    await expect(answer).rejects.toMatchObject({ kind: 'outcome-unknown' })
  })
})

describe('a node that is not there', () => {
  const on = storeOnDouble(QUICK)

  it('makes an append unavailable: nothing was sent', async () => {
    await on.node.kill()
    await expect(on.store.append('game-1', 'none', [fact()])).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('takes an append when it comes back in time', async () => {
    await on.node.kill()
    const answer = on.store.append('game-1', 'none', [fact()])
    await on.node.restart()
    await expect(answer).resolves.toMatchObject({ revision: 0 })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['read', () => on.store.read('game-1')],
    ['readAll', () => all(on.store.readAll(BEGINNING))],
    ['head', () => on.store.head()],
  ])('makes %s unavailable', async (_, call) => {
    await on.node.kill()
    await expect(call()).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('does not disturb the appends to another node', async () => {
    const other = await newDoubleLog(QUICK)
    const otherStore = await other.open()
    on.node.manners.appends = 'silent-unwritten'
    const broken = on.store.append('game-1', 'none', [fact()])
    broken.catch(() => undefined)
    await until(() => on.node.received.appends === 1)
    const [outcome] = await Promise.all([otherStore.append('game-1', 'none', facts(50)), on.node.kill()])
    expect(outcome).toMatchObject({ revision: 49 })
    await expect(broken).rejects.toMatchObject({ kind: 'outcome-unknown' })
    await other.discard()
  })
})

describe('the cost of an append', () => {
  const on = storeOnDouble()

  it.each([
    ['that begins a stream', 'none' as const],
    ['that continues one', 0],
  ])('%s is one round trip: nothing is read', async (_, expected) => {
    if (expected === 0) await on.store.append('game-1', 'none', [fact()])
    const before = { ...on.node.received }
    await on.store.append('game-1', expected, facts(3))
    expect(on.node.received).toEqual({ ...before, appends: before.appends + 1 })
  })
})

describe('a node that hangs', () => {
  const on = storeOnDouble(QUICK)

  it.each<[string, () => Promise<unknown>]>([
    ['read', () => on.store.read('game-1')],
    ['head', () => on.store.head()],
  ])('makes %s unavailable', async (_, call) => {
    on.node.manners.reads = 'silent'
    await expect(call()).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('is subscribed to again until it accepts', async () => {
    await on.store.append('game-1', 'none', facts(3))
    on.node.manners.reads = 'silent'
    const received = first(3, on.store.subscribe(BEGINNING))
    await new Promise(resolve => setTimeout(resolve, QUICK.deadline))
    on.node.manners.reads = 'served'
    expect(await received).toHaveLength(3)
  })
})

describe.each(['denied', 'forbidden'] as const)('a node by which access is %s', access => {
  const on = storeOnDouble()

  it.each<[string, () => Promise<unknown>]>([
    ['append', () => on.store.append('game-1', 'none', [fact()])],
    ['read', () => on.store.read('game-1')],
    ['subscribe', () => all(on.store.subscribe(BEGINNING))],
  ])('makes %s fail at once, and says where to look', async (_, call) => {
    on.node.manners.access = access
    await expect(call()).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('user name and password'),
    })
    expect(on.node.received.appends).toBeLessThanOrEqual(1)
  })
})

describe('calls while the node is away', () => {
  it('may be many: the process is not warned of too many listeners', async () => {
    const away = await NodeDouble.start()
    await away.kill()
    const child = start(fromSource('../../eventstoredb/testing/append-while-away.ts', away.url))
    const { value: line } = await linesOf(child)[Symbol.asyncIterator]().next()
    expect(JSON.parse(String(line))).toEqual({ refused: 30, warnings: [] })
  })
})
