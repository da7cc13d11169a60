import { all, facts } from '../testing/log-under-test'
import { until } from '../testing/until'
import { placeOf, positionOf } from '../position'
import { BEGINNING, type StoredFact } from '../port'
import type { NodeDouble } from './double/node-double'
import { eventLike, storeOnDouble } from './testing/store-on-double'

describe('a node on which an older log was put back', () => {
  const on = storeOnDouble()

  it.each([
    ['shorter than what was read', 0],
    ['grown as far again', 3],
    ['grown further', 9],
  ])('ends a subscription that has read more, when it is %s', async (_, grown) => {
    await on.store.append('game-1', 'none', facts(2))
    const kept = on.node.log.events.length
    const { position } = await on.store.append('game-1', 1, facts(3))
    const received: StoredFact[] = []
    const follow = async () => {
      for await (const page of on.store.subscribe(BEGINNING)) received.push(...page)
    }
    const followed = follow()
    followed.catch(() => undefined)
    await until(() => received.length === 5)
    await on.node.kill()
    on.node.log.putBack(kept)
    for (const each of facts(grown)) on.node.log.append('fullcourt-game-1', 'any', [eventLike(each)])
    await on.node.restart()
    await expect(followed).rejects.toMatchObject({ kind: 'log-diverged', position })
    expect(received).toHaveLength(5)
  })

  it('gives its own head', async () => {
    const { position } = await on.store.append('game-1', 'none', facts(2))
    const kept = on.node.log.events.length
    await on.store.append('game-1', 1, facts(3))
    await on.store.head()
    await on.node.restore(kept)
    expect(await on.store.head()).toBe(position)
  })

  it('is found out where no record starts at the position asked for', async () => {
    const { position } = await on.store.append('game-1', 'none', facts(2))
    await on.store.append('game-1', 1, facts(2))
    const between = positionOf(placeOf(position) + 1n)
    await expect(all(on.store.subscribe(between))).rejects.toMatchObject({ kind: 'log-diverged', position: between })
    await expect(all(on.store.readAll(between))).rejects.toMatchObject({ kind: 'log-diverged', position: between })
    expect(await on.store.factAt(between)).toBeUndefined()
  })
})

describe('a stream of which the node shows only a part', () => {
  const on = storeOnDouble()

  const hide = (metadata: object) =>
    on.node.writeForeign('$$fullcourt-game-1', { type: '$metadata', data: Buffer.from(JSON.stringify(metadata)) })

  beforeEach(async () => void (await on.store.append('game-1', 'none', facts(6))))

  it.each<[string, number, () => void]>([
    ['all but the last were given up ($maxCount)', 3, () => hide({ $maxCount: 3 })],
    ['it was truncated ($tb)', 4, () => hide({ $tb: 4 })],
  ])('is refused, and named, where %s', async (_, found, cut) => {
    cut()
    await expect(on.store.read('game-1')).rejects.toMatchObject({ kind: 'partial-stream', stream: 'game-1', expected: 0, found })
    await expect(on.store.read('game-1', 1)).rejects.toMatchObject({ kind: 'partial-stream', expected: 1, found })
    expect(await on.store.read('game-1', found)).toHaveLength(6 - found)
  })

  it.each([0, 6])('is refused where it was deleted softly, read from %d', async from => {
    on.node.log.softDelete('fullcourt-game-1')
    await expect(on.store.read('game-1', from)).rejects.toMatchObject({ kind: 'partial-stream', expected: from, found: null })
  })

  it('is refused where it was begun again after a soft delete', async () => {
    on.node.log.softDelete('fullcourt-game-1')
    await expect(on.store.append('game-1', 'none', facts(1))).resolves.toMatchObject({ revision: 6 })
    await expect(on.store.read('game-1')).rejects.toMatchObject({ kind: 'partial-stream', expected: 0, found: 6 })
  })

  it('is read where its metadata hide nothing', async () => {
    hide({ $maxCount: 100 })
    expect(await on.store.read('game-1')).toHaveLength(6)
    expect(await on.store.read('game-1', 6)).toEqual([])
  })
})

describe('an event in one of our streams that is no fact', () => {
  const on = storeOnDouble()

  it.each<[string, Parameters<NodeDouble['writeForeign']>[1]]>([
    ['is marked as JSON and is none', { data: Buffer.from('61–58') }],
    ['is bytes', { contentType: 'application/octet-stream', data: Buffer.from([6, 1]) }],
    ['is bytes that were written as JSON', { data: Buffer.from(JSON.stringify(Buffer.from('61–58'))) }],
    ['has no metadata', { metadata: new Uint8Array() }],
    ['has metadata that are no JSON', { metadata: Buffer.from('61–58') }],
  ])('is refused with its stream and revision where it %s', async (_, event) => {
    await on.store.append('game-1', 'none', facts(2))
    on.node.writeForeign('fullcourt-game-1', event)
    const refused = { kind: 'not-a-fact', stream: 'game-1', revision: 2 }
    await expect(on.store.read('game-1')).rejects.toMatchObject(refused)
    await expect(all(on.store.subscribe(BEGINNING))).rejects.toMatchObject(refused)
    await expect(all(on.store.readAll(BEGINNING))).rejects.toMatchObject(refused)
  })

  it('does not hide the head', async () => {
    await on.store.append('game-1', 'none', facts(2))
    on.node.writeForeign('fullcourt-game-1', { data: Buffer.from('61–58') })
    expect(placeOf(await on.store.head())).toBe(on.node.log.events.at(-1)?.position)
  })
})
