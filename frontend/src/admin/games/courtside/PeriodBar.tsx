import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { Side } from '@fullcourt/domain/games/events'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { BoxScoreAnswer } from '../../../api/schema'
import { Changing } from '../../../ui/Changing'
import { toast } from '../../parts/toast'
import { periodsOf, pointsIn } from '../finals/finals-edit'
import { useSavePeriods } from '../queries'
import styles from './PeriodBar.module.css'
import { runningPeriod, type RunningPeriod } from './running-period'

type Props = {
  answer: BoxScoreAnswer
  side: Side
  /** The points of the side so far. */
  points: number
  /** Nothing waits to be sent: only then do the points of a period end with it. */
  isSaved: boolean
}

/** The period in which the team plays. Its points are entered when it ends, and only where nobody entered any. */
export const PeriodBar = ({ answer, side, points, isSaved }: Props) => {
  const { game } = answer
  const save = useSavePeriods(game.id)
  const [ended, setEnded] = useState<(RunningPeriod & { readonly side: Side }) | null>(null)
  const scores = periodsOf(answer)
  const running = runningPeriod(answer.gamePeriods, scores, { side, points })
  const last = ended?.side === side && pointsIn(scores, ended.id)[side] === ended.points ? ended : null

  const enter = async (period: RunningPeriod, score: number | null) => {
    const team_id = side === 'home' ? game.home_team_id : game.away_team_id
    const body = { periodScores: [{ gamePeriodId: period.id, team_id, score }] }
    try {
      await save.mutateAsync({ body, revision: game.periodsRevision ?? 0 })
      setEnded(score === null ? null : { ...period, side })
    } catch (problem) {
      toast.error(problem, 'The period was not saved.')
    }
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
        <button type="button" className={styles.button} disabled={save.isPending} onClick={() => void enter(last, null)}>
          Back to {last.name}
        </button>
      )}
      {running && (
        <button
          type="button"
          className={styles.button}
          disabled={!isSaved || save.isPending || running.points < 0}
          onClick={() => void enter(running, running.points)}
        >
          End {running.name}
        </button>
      )}
      <Link className={styles.button} to={adminAddress('game', { game: game.id })}>
        Box score
      </Link>
    </div>
  )
}
