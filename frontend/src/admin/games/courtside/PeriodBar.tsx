import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { Side } from '@fullcourt/domain/games/events'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { BoxScoreAnswer } from '../../../api/schema'
import { Changing } from '../../../ui/Changing'
import { pointsIn } from '../finals/finals-edit'
import styles from './PeriodBar.module.css'
import { runningPeriod, type RunningPeriod } from './running-period'
import type { Taps } from './use-taps'

type Props = {
  answer: BoxScoreAnswer
  taps: Taps
  side: Side
  /** The points of the side so far. */
  points: number
}

/** The period in which the team plays. Its points are entered when it ends, and only where nobody entered any. */
export const PeriodBar = ({ answer, taps: { periods, endPeriod }, side, points }: Props) => {
  const [ended, setEnded] = useState<(RunningPeriod & { readonly side: Side }) | null>(null)
  const running = runningPeriod(answer.gamePeriods, periods, { side, points })
  const last = ended?.side === side && pointsIn(periods, ended.id)[side] === ended.points ? ended : null

  const end = (period: RunningPeriod) => {
    endPeriod({ period: period.id, name: period.name, side, was: null, points: period.points })
    setEnded({ ...period, side })
  }
  const goBack = ({ id, name, points: was }: RunningPeriod) => {
    endPeriod({ period: id, name, side, was, points: null })
    setEnded(null)
  }

  return (
    <div className={styles.bar}>
      <p className={styles.period}>
        {running ? (
          <>
            <strong>{running.name}</strong> <Changing value={running.points} />
            <span className="visuallyHidden"> points in this period</span>
          </>
        ) : (
          <strong>All periods ended</strong>
        )}
      </p>
      {last && (
        <button type="button" className={styles.button} onClick={() => goBack(last)}>
          Back to {last.name}
        </button>
      )}
      {running && (
        <button type="button" className={styles.button} disabled={running.points < 0} onClick={() => end(running)}>
          End {running.name}
        </button>
      )}
      <Link className={styles.button} to={adminAddress('game', { game: answer.game.id })}>
        Box score
      </Link>
    </div>
  )
}
