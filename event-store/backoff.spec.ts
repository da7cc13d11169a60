import { Backoff, pause } from './backoff'

const never = new AbortController().signal

describe('The pauses between attempts', () => {
  it('double from 50 ms up to 5 s, and are at least half of that', () => {
    const backoff = new Backoff(never)
    const longest = [50, 100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]
    for (const milliseconds of longest) {
      const next = backoff.next()
      expect([next >= milliseconds / 2, next <= milliseconds]).toEqual([true, true])
    }
  })

  it('begin again after an attempt that succeeded', () => {
    const backoff = new Backoff(never)
    for (let n = 0; n < 20; n++) backoff.next()
    backoff.reset()
    expect(backoff.next()).toBeLessThanOrEqual(50)
  })

  it('end when the signal is given', async () => {
    const stop = new AbortController()
    const paused = pause(3_600_000, stop.signal)
    stop.abort()
    await expect(paused).resolves.toBeUndefined()
  })
})
