/** @jest-environment ./architecture/browser-environment.js */
import { renderHook, waitFor } from '@testing-library/react'
import { useWakeLock } from './use-wake-lock'

/** A device that grants each request, unless its battery is low, and says how many locks are held. */
const deviceWith = ({ battery = 'full' }: { battery?: 'full' | 'low' } = {}) => {
  const device = { asked: 0, held: 0 }
  const request = () => {
    device.asked += 1
    if (battery === 'low') return Promise.reject(new DOMException('The battery is low.', 'NotAllowedError'))
    device.held += 1
    return Promise.resolve({ release: () => Promise.resolve(void (device.held -= 1)) })
  }
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  return device
}

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  Reflect.deleteProperty(document, 'hidden')
})

describe('while a game is scored the screen', () => {
  it('is kept awake, until the page is left', async () => {
    const device = deviceWith()
    const { unmount } = renderHook(() => useWakeLock(true))
    await waitFor(() => expect(device.held).toBe(1))
    unmount()
    await waitFor(() => expect(device.held).toBe(0))
  })

  it('may sleep once the game is final', async () => {
    const device = deviceWith()
    const { rerender } = renderHook(({ isScored }) => useWakeLock(isScored), { initialProps: { isScored: true } })
    await waitFor(() => expect(device.held).toBe(1))
    rerender({ isScored: false })
    await waitFor(() => expect(device.held).toBe(0))
  })

  it('is kept awake again when the page is seen again', async () => {
    const device = deviceWith()
    renderHook(() => useWakeLock(true))
    await waitFor(() => expect(device.asked).toBe(1))
    setHidden(true)
    expect(device.asked).toBe(1)
    setHidden(false)
    await waitFor(() => expect(device.asked).toBe(2))
  })

  it('sleeps as ever where the device refuses or cannot', async () => {
    const device = deviceWith({ battery: 'low' })
    renderHook(() => useWakeLock(true))
    await waitFor(() => expect(device.asked).toBe(1))
    expect(device.held).toBe(0)
    Reflect.deleteProperty(navigator, 'wakeLock')
    expect(() => renderHook(() => useWakeLock(true))).not.toThrow()
  })
})
