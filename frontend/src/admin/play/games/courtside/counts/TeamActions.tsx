import type { Side } from '@fullcourt/domain/games/events'
import { useState } from 'react'
import { vibrate } from '../haptics'
import styles from './counts.module.css'
import { SetClock } from './SetClock'
import type { ShownCounts } from './use-counts'

type Props = { counts: ShownCounts; side: Side; team: string }

/** What is counted of a team and of none of its players, and the clock set; where the taps of a player are while one is open. */
export const TeamActions = ({ counts, side, team }: Props) => {
  const [setsClock, setSetsClock] = useState(false)
  const left = counts.timeOutsLeft(side)
  if (setsClock) return <SetClock counts={counts} onDone={() => setSetsClock(false)} />
  const then = (count: () => void) => () => {
    count()
    vibrate()
  }
  return (
    <div className={styles.actions} role="group" aria-label={team}>
      <button type="button" className={styles.action} disabled={left === 0} onClick={then(() => counts.timeOut(side))}>
        Time-out
      </button>
      <button type="button" className={styles.action} onClick={then(() => counts.foul(side, null))}>
        Bench foul
      </button>
      {counts.hasClock && (
        <button type="button" className={styles.action} onClick={() => setSetsClock(true)}>
          Set clock
        </button>
      )}
    </div>
  )
}
