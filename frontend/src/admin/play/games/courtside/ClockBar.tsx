import { isCompleted } from '@fullcourt/domain/games/completed'
import { isOvertime } from '@fullcourt/domain/games/periods'
import { Changing } from '../../../../ui/Changing'
import { scoreOfSides } from '../list/score-text'
import styles from './ClockBar.module.css'
import { ClockFace } from './counts/ClockFace'
import type { ShownCounts } from './counts/use-counts'
import { samePoints } from './clock-step'
import type { CourtsideClock } from './use-clock'
import type { Taps } from './use-taps'

type Props = { taps: Taps; of: CourtsideClock; counts: ShownCounts | null }

/** Where the game is: `Q2 12–15`, what was played when nothing runs, and the final score once it is entered. */
const Where = ({ clock, final, isTie }: Pick<CourtsideClock, 'clock'> & Pick<Taps, 'final'> & { isTie: boolean }) => {
  if (clock.kind === 'running')
    return (
      <>
        <strong>{clock.period.name}</strong> <Changing value={scoreOfSides(clock.points)} />
        <span className="visuallyHidden"> in this period</span>
      </>
    )
  if (final && isCompleted(final)) return <strong>Final {scoreOfSides(final)}</strong>
  return <strong>{isTie ? 'A tie' : 'The end'}</strong>
}

/**
 * The one clock of a game: a period ends for both teams, overtime is offered on a tie, and after the last period the final score is
 * entered.
 */
export const ClockBar = ({ taps, of: { clock, reopens, end, playOn, playOvertime, enterFinal }, counts }: Props) => {
  const { final, points } = taps
  const isOver = clock.kind !== 'running'
  const isFinal = final !== null && isCompleted(final)
  const isTie = isOver && points.home === points.away
  /** After overtime, and the league has no further one. */
  const isStillTied = isTie && clock.kind === 'over' && clock.last !== null && isOvertime(clock.last.name)
  const isToEnter = isOver && isCompleted(points) && !(final && samePoints(final, points))

  return (
    <div className={styles.clock}>
      {reopens && !isFinal && (
        <button type="button" className={styles.button} onClick={() => playOn(reopens)}>
          {isStillTied ? 'Play on in' : 'Back to'} {reopens.name}
        </button>
      )}
      <p className={styles.where}>
        <Where clock={clock} final={final} isTie={isTie} />
      </p>
      {counts?.hasClock && clock.kind === 'running' && <ClockFace key={clock.period.id} counts={counts} />}
      {clock.kind === 'running' && (
        <button type="button" className={styles.next} onClick={() => void end(clock.period, clock.points)}>
          End {clock.period.name}
        </button>
      )}
      {clock.kind === 'tied' && !isFinal && (
        <button type="button" className={styles.next} onClick={() => playOvertime(clock.period)}>
          Play {clock.period.name}
        </button>
      )}
      {isToEnter && (
        <button
          type="button"
          className={clock.kind === 'tied' || isStillTied ? styles.tie : styles.final}
          onClick={() => void enterFinal()}
        >
          Final {scoreOfSides(points)}: {isFinal ? 'correct' : 'confirm'}
        </button>
      )}
    </div>
  )
}
