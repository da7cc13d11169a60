import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPrivateStore } from './embedded/embedded-private-store'
import type { PrivateStore } from './private-store'
import { Sweeper } from './sweeper'

const HOUR = 60 * 60 * 1000

let folder: string
let store: PrivateStore
let sweeper: Sweeper
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  folder = await mkdtemp(join(tmpdir(), 'sweeper-'))
  store = await openEmbeddedPrivateStore(folder)
  sweeper = new Sweeper(store)
  await store.put('sessions', 'long over', 1, { expires: Date.now() - 1 })
  await store.put('sessions', 'over soon', 2, { expires: Date.now() + HOUR / 2 })
  await store.put('sessions', 'lasting', 3, { expires: Date.now() + 2 * HOUR })
})
afterEach(async () => {
  sweeper.onModuleDestroy()
  await store.close()
  await rm(folder, { recursive: true })
  jest.useRealTimers()
})

/** Writes go to the store in their order: when this one is written, those before it are too. */
const stored = async () => {
  await store.put('installation', 'mark', 1)
  return [...(await store.getMany('sessions', ['long over', 'over soon', 'lasting'])).keys()].sort()
}

it('deletes what expired before the start', async () => {
  sweeper.onApplicationBootstrap()
  expect(await stored()).toEqual(['lasting', 'over soon'])
})

it('deletes what expires while the product runs', async () => {
  sweeper.onApplicationBootstrap()
  await stored()
  jest.advanceTimersByTime(HOUR)
  expect(await stored()).toEqual(['lasting'])
})

it('deletes nothing after it was stopped', async () => {
  sweeper.onApplicationBootstrap()
  await stored()
  sweeper.onModuleDestroy()
  jest.advanceTimersByTime(HOUR)
  expect(await stored()).toEqual(['lasting', 'over soon'])
})
