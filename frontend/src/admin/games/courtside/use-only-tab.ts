import { useEffect, useState } from 'react'
import { useSession } from '../../session/SessionGate'
import { tapsKey } from './tap-storage'

/**
 * Whether this tab alone scores the game on this device: the taps of a person are one queue. A browser that lends no locks (plain
 * http) lets every tab.
 */
export const useOnlyTab = (game: number): boolean => {
  const { id: user } = useSession()
  const [isOnly, setOnly] = useState(!('locks' in navigator))
  useEffect(() => {
    if (!('locks' in navigator)) return undefined
    const left = new AbortController()
    const untilLeft = () =>
      new Promise<void>(leave => {
        setOnly(true)
        left.signal.addEventListener('abort', () => leave())
      })
    navigator.locks.request(tapsKey(user, game), { signal: left.signal }, untilLeft).catch((problem: unknown) => {
      if (!left.signal.aborted) throw problem
    })
    return () => left.abort()
  }, [user, game])
  return isOnly
}
