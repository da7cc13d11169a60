import { useCallback, useEffect, useEffectEvent, useState } from 'react'

const everySoOften = 4_000

/**
 * Saves things by their keys. `send` resolves to whether the server was not reached: such a thing waits, and is sent again when the
 * browser is back online, and every few seconds, since a browser does not notice every connection that comes back. `first` waits from
 * before. What is not due, because it is no more as it was confirmed or is on its way already, is not sent again by itself.
 */
export const useResend = (
  send: (key: number) => Promise<boolean>,
  isDue: (key: number) => boolean,
  first: () => readonly number[] = () => [],
) => {
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(() => new Set(first()))

  const save = useCallback(
    async (key: number) => {
      const waits = await send(key)
      setWaiting(keys =>
        keys.has(key) === waits ? keys : new Set(waits ? [...keys, key] : [...keys].filter(one => one !== key)),
      )
    },
    [send],
  )

  const again = useEffectEvent(() => {
    for (const key of waiting) if (isDue(key)) void save(key)
  })
  useEffect(() => {
    const timer = setTimeout(() => again())
    return () => clearTimeout(timer)
  }, [])
  const waits = waiting.size > 0
  useEffect(() => {
    if (!waits) return
    const resend = () => again()
    const timer = setInterval(resend, everySoOften)
    window.addEventListener('online', resend)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', resend)
    }
  }, [waits])

  return { waiting, save }
}
