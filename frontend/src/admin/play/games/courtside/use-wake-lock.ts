import { useEffect } from 'react'

/** The screen does not sleep while the page is seen and a game is scored, where the browser can see to that. */
export const useWakeLock = (isScored: boolean) => {
  useEffect(() => {
    if (!isScored || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isLeft = false
    const request = async () => {
      if (document.hidden) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isLeft) await lock.release()
      } catch (problem) {
        // A browser refuses it on a low battery: the screen sleeps then as it always does.
        if (!(problem instanceof DOMException)) throw problem
      }
    }
    // A browser takes the lock away from a page that is not seen.
    const seen = () => void request()
    document.addEventListener('visibilitychange', seen)
    seen()
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', seen)
      void lock?.release()
    }
  }, [isScored])
}
