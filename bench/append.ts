import { fdatasync, open, write, type NoParamCallback } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import type { EventStore } from '@fullcourt/event-store/port'
import { scoreFact } from './facts'
import { figure, median, paired, type Figure } from './figure'
import { inFolder } from './temporary-folder'

const MILLISECONDS = 2_000
const ROUNDS = 3

/** How often per second a piece of work gets done by so many at once. */
const perSecond = async (writers: number, work: (writer: number, turn: number) => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  let done = 0
  const writer = async (number: number) => {
    for (let turn = 0; performance.now() - began < MILLISECONDS; turn++) {
      await work(number, turn)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, number) => writer(number)))
  return done / ((performance.now() - began) / 1000)
}

/** Writes as many bytes as an append does, and waits until they are on the disk. */
const syncsPerSecond = async (folder: string): Promise<number> => {
  const file = await promisify(open)(join(folder, `raw-${performance.now()}`), 'w')
  const bytes = Buffer.alloc(700, 'x')
  const put = (done: NoParamCallback) => write(file, bytes, error => (error ? done(error) : fdatasync(file, done)))
  return perSecond(1, () => promisify(put)())
}

let streams = 0
const appendsPerSecond = (store: EventStore, writers: number): Promise<number> => {
  const first = (streams += writers) - writers
  return perSecond(writers, (writer, turn) =>
    store.append(`game-${first + writer}`, turn === 0 ? 'none' : turn - 1, [scoreFact(first + writer, turn, 1)]),
  )
}

/** A flush that takes so long, in milliseconds, is worth sharing: a quicker one leaves the processor as the bound. */
const SLOW_FLUSH = 0.5

/** What a hundred writers are to come to where the processor alone bounds them. */
const WANTED_PER_SECOND = 40_000

/** How many appends a hundred writers make in a second of processor time: that of this process, which does nothing else. */
const appendsPerProcessorSecond = async (store: EventStore): Promise<number> => {
  const [before, began] = [process.cpuUsage(), performance.now()]
  const perSecond = await appendsPerSecond(store, 100)
  const { user, system } = process.cpuUsage(before)
  return (perSecond * (performance.now() - began) * 1_000) / (user + system)
}

const isSlowFlush = (alone: readonly { readonly limit: number }[]): boolean =>
  1_000 / median(alone.map(({ limit }) => limit)) >= SLOW_FLUSH

const together = (store: EventStore) =>
  paired(
    ROUNDS,
    () => appendsPerSecond(store, 100),
    () => appendsPerSecond(store, 1),
  )

/** One writer against the bare disk, a hundred against the processor, and against one where they share slow flushes. */
export const measureAppends = (): Promise<Figure[]> =>
  inFolder(async folder => {
    const store = await openEmbeddedEventStore(folder)
    await appendsPerSecond(store, 1)
    const alone = await paired(
      ROUNDS,
      () => appendsPerSecond(store, 1),
      () => syncsPerSecond(folder),
    )
    const bound = await paired(
      ROUNDS,
      () => appendsPerProcessorSecond(store),
      () => Promise.resolve(WANTED_PER_SECOND),
    )
    const aim = { at: 'least', ratio: 10 } as const
    const shared = isSlowFlush(alone)
      ? [figure({ name: '100 writers / one writer', unit: 'per second', aim }, await together(store))]
      : []
    await store.close()
    return [
      figure({ name: 'append, one at a time / fdatasync', unit: 'per second', aim: { at: 'least', ratio: 0.7 } }, alone),
      figure({ name: '100 writers / wanted', unit: 'per second of processor', aim: { at: 'least', ratio: 1 } }, bound),
      ...shared,
    ]
  })
