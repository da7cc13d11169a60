/** @jest-environment ./architecture/browser-environment.js */
import { renewNextDay } from './renew-next-day'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T22:00:00-08:00') })
})
afterEach(() => {
  jest.useRealTimers()
})

const seenAt = (moment: string) => {
  let reloads = 0
  renewNextDay('America/Los_Angeles', () => (reloads += 1))
  jest.setSystemTime(new Date(moment))
  document.dispatchEvent(new Event('visibilitychange'))
  return reloads
}

it('leaves a page alone that is seen again on the same day', () => expect(seenAt('2026-11-21T23:59:00-08:00')).toBe(0))

it('loads a page anew that is seen on the next day', () => expect(seenAt('2026-11-22T00:01:00-08:00')).toBe(1))
