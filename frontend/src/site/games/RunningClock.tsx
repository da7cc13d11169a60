import { useEffect, useState } from 'react'
import { callAddress } from '../../api/address'
import { useSite } from '../site'
import { shownClock, type Court } from './court'

type Props = { game: number; clock: NonNullable<Court['clock']> }

/** How far the server is ahead of this device, in milliseconds, by the date of an answer; it says whole seconds, so half of one is added. */
const askAhead = async (address: string): Promise<number> => {
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' })
  const now = Date.parse(response.headers.get('Date') ?? '')
  if (Number.isNaN(now)) throw new Error('The answer has no date.')
  return now + 500 - Date.now()
}

/** Asked once: no device changes its clock while a game is on. */
let ahead: Promise<number> | undefined

/** The clock of a period as it runs; before the time of the server is known it only says so. */
export const RunningClock = ({ game, clock: { remaining, since } }: Props) => {
  const { api } = useSite()
  const address = callAddress('/api/gamesv2/{id}', { id: game }, undefined, api.tenant)
  const [now, setNow] = useState<number | null>(null)
  const runs = since !== null
  useEffect(() => {
    if (!runs) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let isSeen = true
    const run = (known: number) => {
      if (!isSeen) return
      setNow(Date.now() + known)
      timer = setInterval(() => setNow(Date.now() + known), 250)
    }
    ahead ??= askAhead(address)
    ahead.then(run, () => (ahead = undefined))
    return () => {
      isSeen = false
      clearInterval(timer)
    }
  }, [address, runs])
  if (since === null) return shownClock(remaining)
  return now === null ? 'running' : shownClock(remaining - Math.max(0, now - Date.parse(since)))
}
