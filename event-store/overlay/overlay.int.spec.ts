import fc from 'fast-check'
import { appendingContract } from '../contract/appending.contract'
import { newEmbeddedLog } from '../embedded/testing/embedded-log'
import { BEGINNING, type EventStore } from '../port'
import { all, fact, facts, idsOf, type LogUnderTest } from '../testing/log-under-test'
import { openForEachTest } from '../testing/open-log'
import { overlayOver } from './overlay'

/** A log whose writes are an overlay's. */
const newOverlaidLog = async (): Promise<LogUnderTest> => {
  const log = await newEmbeddedLog()
  const overlaid = (store: EventStore): EventStore => ({ ...store, close: () => store.close(), ...overlayOver(store) })
  return {
    open: async () => overlaid(await log.open()),
    reopen: async () => overlaid(await log.reopen()),
    discard: () => log.discard(),
  }
}

describe('An overlay keeps the promises of the event store on appends', () => {
  appendingContract(openForEachTest(newOverlaidLog))
})

describe('An overlay', () => {
  const open = openForEachTest(newEmbeddedLog)

  it('reads what lies under it, and after that its own', async () => {
    await open.store.append('game-1', 'none', facts(2))
    const overlay = overlayOver(open.store)
    const own = facts(2)
    await overlay.append('game-1', 1, own)
    expect((await overlay.read('game-1')).map(({ revision }) => revision)).toEqual([0, 1, 2, 3])
    expect(idsOf(await overlay.read('game-1', 2))).toEqual(idsOf(own))
    expect(await all(overlay.readAll(BEGINNING))).toHaveLength(4)
    expect(await overlay.head()).toBe(overlay.appended().at(-1)?.position)
  })

  it('has its facts after all of the other store, whatever is written there since', async () => {
    const overlay = overlayOver(open.store)
    await overlay.append('game-1', 'none', [fact()])
    await open.store.append('game-2', 'none', facts(3))
    const [own] = overlay.appended()
    expect((own?.position ?? '') > (await open.store.head())).toBe(true)
    expect(await overlay.factAt(own?.position ?? '')).toEqual(own)
  })

  it('shows a stream in which it wrote as it was then', async () => {
    await open.store.append('game-1', 'none', facts(2))
    const overlay = overlayOver(open.store)
    await overlay.append('game-1', 1, [fact()])
    await open.store.append('game-1', 1, facts(5))
    expect(await overlay.read('game-1')).toHaveLength(3)
  })

  it('answers a repeated append as the first time', async () => {
    const overlay = overlayOver(open.store)
    const batch = facts(3)
    const answer = await overlay.append('game-1', 'none', batch)
    expect(await overlay.append('game-1', 'none', batch)).toEqual(answer)
    expect(overlay.appended()).toHaveLength(3)
  })

  it('never writes to the other store, whatever is appended', async () => {
    const appends = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 3 }), fc.boolean()), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(appends, async given => {
        const before = [await open.store.head(), await all(open.store.readAll(BEGINNING))]
        const overlay = overlayOver(open.store)
        for (const [stream, count, isLate] of given) {
          const last = (await overlay.read(`game-${stream}`)).at(-1)?.revision ?? 'none'
          await overlay.append(`game-${stream}`, isLate ? 77 : last, facts(count)).catch(() => undefined)
        }
        expect([await open.store.head(), await all(open.store.readAll(BEGINNING))]).toEqual(before)
        await open.store.append(`real-${before[0] as string}`, 'none', [fact()])
      }),
      { numRuns: 30 },
    )
  })
})
