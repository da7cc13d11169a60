/** @jest-environment ./architecture/browser-environment.js */
import { canVibrate, setVibrates, vibrate } from './haptics'

const moved: unknown[] = []

const deviceThat = ({ asksForLessMotion }: { asksForLessMotion: boolean }) => {
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: (milliseconds: number) => moved.push(milliseconds) })
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: asksForLessMotion }) })
}

const { matchMedia } = window

beforeEach(() => {
  localStorage.clear()
  moved.length = 0
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate')
  Object.defineProperty(window, 'matchMedia', { configurable: true, writable: true, value: matchMedia })
})

describe('a tap', () => {
  it('is felt for a moment', () => {
    deviceThat({ asksForLessMotion: false })
    vibrate()
    expect(moved).toEqual([12])
  })

  it('is not felt once it was switched off on this device, and is again once it was switched on', () => {
    deviceThat({ asksForLessMotion: false })
    setVibrates(false)
    vibrate()
    expect(moved).toEqual([])
    setVibrates(true)
    vibrate()
    expect(moved).toEqual([12])
  })

  it('is not felt where the person asked for less motion, nor by a device that cannot', () => {
    deviceThat({ asksForLessMotion: true })
    vibrate()
    Reflect.deleteProperty(navigator, 'vibrate')
    vibrate()
    expect([moved, canVibrate()]).toEqual([[], false])
  })
})
