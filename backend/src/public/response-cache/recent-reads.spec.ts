import { RecentReads, type VisitorRead } from './recent-reads'

const MINUTE = 60_000
const read = (url: string): VisitorRead => ({ url, headers: {} })

/** Reads that are counted on a clock of their own. */
const counting = (most?: number) => {
  const clock = { now: 0 }
  const reads = new RecentReads(() => clock.now, most)
  const ask = (key: string, minute = 0) => {
    clock.now = minute * MINUTE
    reads.count(key, () => read(key))
  }
  const timesAt = (key: string, minute: number) => {
    clock.now = minute * MINUTE
    return reads.of(key)?.times
  }
  return { reads, ask, timesAt }
}

it('a read is known as it was asked for, with how often', () => {
  const { reads, ask } = counting()
  ask('/a')
  ask('/a')
  expect(reads.of('/a')).toEqual({ read: read('/a'), times: 2 })
})

it('what nobody asked for is not known', () => expect(counting().reads.of('/a')).toBeUndefined())

it.each([
  [0, 9, 1],
  [4, 9, 1],
  [0, 10, undefined],
  [4, 10, undefined],
  [5, 10, 1],
  [5, 14, 1],
  [5, 15, undefined],
  [0, 60, undefined],
])('asked for in minute %d, in minute %d it is counted %p times', (asked, looked, times) => {
  const { ask, timesAt } = counting()
  ask('/a', asked)
  expect(timesAt('/a', looked)).toBe(times)
})

it('counts over the end of a period', () => {
  const { ask, timesAt } = counting()
  for (const minute of [1, 2, 6]) ask('/a', minute)
  expect(timesAt('/a', 7)).toBe(3)
  expect(timesAt('/a', 11)).toBe(1)
})

it('writes a read down once for as long as it is asked for', () => {
  const { reads, ask } = counting()
  ask('/a', 1)
  ask('/a', 2)
  ask('/a', 6)
  const before = reads.of('/a')?.read
  ask('/a', 11)
  expect(reads.of('/a')?.read).toBe(before)
})

it('however many addresses are made up, it knows at most those of two periods, and what is asked for again and again', () => {
  const { reads, ask } = counting(10)
  const madeUp = Array.from({ length: 1_000 }, (_, i) => `/made-up/${i}`)
  for (const address of madeUp) {
    ask(address)
    ask('/home')
  }
  expect(reads.of('/home')?.times).toBeGreaterThanOrEqual(10)
  expect(madeUp.filter(address => reads.of(address)).length).toBeLessThanOrEqual(18)
})
