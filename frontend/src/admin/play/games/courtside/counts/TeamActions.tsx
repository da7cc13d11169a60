import type { Side } from '@fullcourt/domain/games/events'
import { useState } from 'react'
import { vibrate } from '../haptics'
import styles from './counts.module.css'
import { SetClock } from './SetClock'
import type { ShownCounts } from './use-counts'

type Props = {
  counts: ShownCounts
  side: Side
  team: string
  /** Opens what substitutes players. */
  onSubstitute: () => void
}

/** What is counted of a team and of none of its players, and the clock set; where the taps of a player are while one is open. */
export const TeamActions = ({ counts, side, team, onSubstitute }: Props) => {
  const [setsClock, setSetsClock] = useState(false)
  const left = counts.timeOutsLeft(side)
  if (setsClock) return <SetClock counts={counts} onDone={() => setSetsClock(false)} />
  const then = (count: () => void) => () => {
    count()
    vibrate()
  }
  return (
    <div className={counts.minutes ? styles.pairs : styles.actions} role="group" aria-label={team}>
      {counts.minutes && (
        <button
          type="button"
          className={counts.minutes.lineup(side).length === 0 ? styles.first : styles.action}
          onClick={onSubstitute}
        >
          {counts.minutes.lineup(side).length === 0 ? 'Starting five' : 'Substitute'}
        </button>
      )}
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
