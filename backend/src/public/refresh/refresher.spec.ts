import fc from 'fast-check'
import { RecentReads } from '../response-cache/recent-reads'
import { LONGEST_ROUND, Refresher, SHARE } from './refresher'

/** Milliseconds that an answer takes, unless a test says otherwise. */
const USUAL = 20

/** A refresher on a clock of its own, which goes on when it pauses or makes an answer. */
const refreshing = () => {
  let now = 0
  const planned: { at: number; happens: () => void }[] = []
  const goOn = async (milliseconds: number) => {
    await Promise.resolve()
    const end = now + milliseconds
    for (let next = due(end); next; next = due(end)) {
      now = Math.max(now, next.at)
      next.happens()
    }
    now = end
  }
  const due = (end: number) => {
    const first = planned.findIndex(({ at }) => at <= end)
    return first < 0 ? undefined : planned.splice(first, 1)[0]
  }
  const reads = new RecentReads(() => now)
  const cached = new Set<string>()
  const made: { url: string; at: number }[] = []
  const counted = { made: 0, skipped: 0 }
  const state = { isBusy: false, takes: (_: string) => USUAL, failures: [] as string[], changes: new Set<string>() }
  const refresher = new Refresher({
    reads,
    isCached: key => cached.has(key),
    isBusy: () => state.isBusy,
    ask: async ({ url }) => {
      made.push({ url, at: now })
      await goOn(state.takes(url))
      if (state.failures.includes(url)) throw new Error(`${url} failed.`)
      const hasChanged = state.changes.delete(url)
      if (!hasChanged) cached.add(url)
      return hasChanged
    },
    pacing: { now: () => now, pause: goOn },
    counted: outcome => (counted[outcome] += 1),
    failed: () => undefined,
  })
  const fall = (...urls: string[]) => {
    for (const url of urls) cached.delete(url)
    refresher.follow(urls)
  }
  return {
    state,
    cached,
    made,
    counted,
    refresher,
    fall,
    asked: (url: string, times = 1) => {
      for (let i = 0; i < times; i += 1) reads.count(url, () => ({ url, headers: {} }))
    },
    /** Lets something happen at a time of the clock; in the order of time. */
    at: (time: number, happens: () => void) => planned.push({ at: time, happens }),
    now: () => now,
    order: () => made.map(({ url }) => url),
  }
}

it('makes what fell again for those who asked for it, and nothing else', async () => {
  const { asked, fall, refresher, order, counted } = refreshing()
  asked('/asked')
  fall('/asked', '/unasked')
  await refresher.idle()
  expect(order()).toEqual(['/asked'])
  expect(counted).toEqual({ made: 1, skipped: 0 })
})

it('the most asked comes first', async () => {
  const { asked, fall, refresher, order } = refreshing()
  asked('/a', 2)
  asked('/b', 5)
  asked('/c', 3)
  fall('/a', '/b', '/c')
  await refresher.idle()
  expect(order()).toEqual(['/b', '/c', '/a'])
})

it('makes an answer once for a burst of edits, when it is over', async () => {
  const { asked, fall, at, refresher, made } = refreshing()
  asked('/a')
  for (let edit = 1; edit < 10; edit += 1) at(edit * 50, () => fall('/a'))
  fall('/a')
  await refresher.idle()
  expect(made.length).toBe(1)
  expect(made[0]?.at).toBeGreaterThan(450)
})

it('makes an answer about once a second where edits never end', async () => {
  const { asked, fall, at, refresher, made } = refreshing()
  asked('/a')
  for (let edit = 1; edit <= 200; edit += 1) at(edit * 50, () => fall('/a'))
  fall('/a')
  await refresher.idle()
  expect(made.length).toBeGreaterThanOrEqual(8)
  expect(made.length).toBeLessThanOrEqual(11)
})

it('leaves what a visitor had made meanwhile', async () => {
  const { asked, fall, at, cached, refresher, order, counted } = refreshing()
  asked('/a')
  fall('/a')
  at(10, () => cached.add('/a'))
  await refresher.idle()
  expect(order()).toEqual([])
  expect(counted).toEqual({ made: 0, skipped: 0 })
})

it('makes an answer once more that changed while it was made', async () => {
  const { state, asked, fall, refresher, order, cached, counted } = refreshing()
  asked('/a')
  state.changes.add('/a')
  fall('/a')
  await refresher.idle()
  expect(order()).toEqual(['/a', '/a'])
  expect(cached.has('/a')).toBe(true)
  expect(counted.made).toBe(1)
})

it('goes on after an answer that could not be made', async () => {
  const { state, asked, fall, refresher, order } = refreshing()
  asked('/a', 2)
  asked('/b')
  state.failures = ['/a']
  fall('/a', '/b')
  await refresher.idle()
  expect(order()).toEqual(['/a', '/b'])
})

it('takes no more than its part of the time, however long answers take', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 20 }), async times => {
      const { state, asked, fall, refresher, made, now } = refreshing()
      const urls = times.map((_, i) => `/${i}`)
      for (const url of urls) asked(url)
      state.takes = url => times[Number(url.slice(1))] ?? 0
      fall(...urls)
      await refresher.idle()
      const taken = made.reduce((sum, { url }) => sum + state.takes(url), 0)
      expect(taken / (now() - (made[0]?.at ?? 0))).toBeLessThanOrEqual(SHARE + 1e-9)
    }),
  ))

it('rests while requests wait', async () => {
  const { state, asked, fall, at, refresher, made } = refreshing()
  asked('/a')
  state.isBusy = true
  at(700, () => (state.isBusy = false))
  fall('/a')
  await refresher.idle()
  expect(made[0]?.at).toBeGreaterThanOrEqual(700)
  expect(made.length).toBe(1)
})

it('leaves to visitors what it did not come to in a round', async () => {
  const { state, asked, fall, refresher, order, counted, now } = refreshing()
  asked('/a', 3)
  asked('/b', 2)
  asked('/c', 1)
  state.takes = () => LONGEST_ROUND / 2
  fall('/a', '/b', '/c')
  await refresher.idle()
  expect(order()).toEqual(['/a'])
  expect(counted).toEqual({ made: 1, skipped: 2 })
  state.takes = () => USUAL
  state.isBusy = true
  const began = now()
  fall('/b', '/c')
  await refresher.idle()
  expect(counted).toEqual({ made: 1, skipped: 4 })
  expect(now() - began).toBeLessThan(LONGEST_ROUND + 200)
})

it('begins nothing after it was ended, and ends with what it makes', async () => {
  const { asked, fall, at, refresher, order, cached } = refreshing()
  asked('/a', 2)
  asked('/b')
  fall('/a', '/b')
  at(110, () => void refresher.stop())
  await refresher.idle()
  expect(order()).toEqual(['/a'])
  expect(cached.has('/a')).toBe(true)
  fall('/a')
  await refresher.idle()
  expect(order()).toEqual(['/a'])
})
