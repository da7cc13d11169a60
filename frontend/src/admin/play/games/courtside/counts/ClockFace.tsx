import { clockText } from '@fullcourt/domain/games/clock-text'
import { useEffect, useState } from 'react'
import { vibrate } from '../haptics'
import styles from './counts.module.css'
import type { ShownCounts } from './use-counts'

/** So often a running clock is drawn, in milliseconds: tenths are seen in the last minute alone. */
const DRAWN = 100

/** The game clock: a tap starts it, and stops it. */
export const ClockFace = ({ counts: { clock, setClock } }: { counts: ShownCounts }) => {
  const [, draw] = useState(0)
  const { remaining, runs } = clock()
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => draw(times => times + 1), DRAWN)
    return () => clearInterval(timer)
  }, [runs])
  const toggle = () => {
    const now = clock()
    setClock(now.remaining, !now.runs, false)
    vibrate()
  }
  return (
    <button
      type="button"
      className={`${styles.face} ${runs ? styles.runs : ''}`}
      aria-label={runs ? 'Stop the clock' : `Start the clock at ${clockText(remaining)}`}
      disabled={!runs && remaining === 0}
      onClick={toggle}
    >
      {clockText(remaining)}
    </button>
  )
}
