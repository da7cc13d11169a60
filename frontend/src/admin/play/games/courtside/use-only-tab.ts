import { useEffect, useState } from 'react'
import { usePerson } from '../../../parts/session/SessionGate'
import { whenCountsAreSent } from './counts/count-senders'
import { countsKey } from './counts/count-storage'
import { takeTabLock } from './tab-lock'
import { whenTapsAreSent } from './tap-senders'
import { tapsKey } from './tap-storage'

/**
 * Whether this tab alone scores the game on this device: the taps of a person are one queue. Another tab may have it when this page
 * is left and everything was sent.
 */
export const useOnlyTab = (game: number): boolean => {
  const { id: user } = usePerson()
  const [isOnly, setOnly] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    const key = tapsKey(user, game)
    const untilLeft = new Promise<void>(leave => left.signal.addEventListener('abort', () => leave()))
    const hold = async () => {
      const giveBack = await takeTabLock(key, { signal: left.signal })
      if (!left.signal.aborted) setOnly(true)
      await untilLeft
      await Promise.all([whenTapsAreSent(key), whenCountsAreSent(countsKey(user, game))])
      giveBack?.()
    }
    hold().catch((problem: unknown) => {
      if (!left.signal.aborted) throw problem
    })
    return () => left.abort()
  }, [user, game])
  return isOnly
}
