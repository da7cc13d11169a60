import { useEffect, useState } from 'react'

const aMinute = 60_000

/** The time by which things are `2 hours ago`; it moves on every minute. */
export const useNow = () => {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date().toISOString()), aMinute)
    return () => clearInterval(ticking)
  }, [])
  return now
}
