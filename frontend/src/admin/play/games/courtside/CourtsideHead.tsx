import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { Side } from '@fullcourt/domain/games/events'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { Changing } from '../../../../ui/Changing'
import { quantity } from '../../../../ui/format/figures'
import { TeamStripe } from '../../../../ui/team/TeamStripe'
import { usePerson } from '../../../parts/session/SessionGate'
import styles from './CourtsideHead.module.css'
import { CountsRow } from './counts/CountsRow'
import type { CourtsideCounts } from './counts/use-counts'
import { ClockBar } from './ClockBar'
import { linesText, pointsOf } from './line-text'
import { typedScore } from '../finals/finals-edit'
import { scoreOfSides } from '../list/score-text'
import type { RefusedTaps as RefusedOne } from './tap-queue'
import type { CourtsideClock } from './use-clock'
import type { Taps } from './use-taps'

type Props = {
  answer: BoxScoreAnswer
  /** The game could not be read again: what others counted since is missing. */
  isOld: boolean
  taps: Taps
  clock: CourtsideClock
  counts: CourtsideCounts
  side: Side
  onSide: (side: Side) => void
}

/** What is on its way, of figures and of what is counted beside them. */
type Sending = { readonly waiting: number; readonly isReached: boolean; readonly isKept: boolean; readonly isRefused: boolean }

const sendingOf = (taps: Taps, counts: CourtsideCounts): Sending => ({
  waiting: taps.queue.waiting.length + counts.queue.waiting.length,
  isReached: taps.isReached && counts.isReached,
  isKept: taps.isKept && counts.isKept,
  isRefused: taps.queue.refused !== null || counts.queue.refused !== null,
})

/** Whether everything was sent, and what becomes of what was not; in one line, so that no row moves under a thumb. */
const sendingText = ({ waiting, isReached, isKept, isRefused }: Sending, isOld: boolean) => {
  if (!isKept) return 'This device has no room: keep the page open until everything is sent.'
  if (waiting > 0 && !isReached) return `Offline: ${quantity(waiting, 'tap')} kept on this phone`
  if (isOld) return 'Offline: what others count is missing'
  if (isRefused) return 'Not everything is saved.'
  return waiting > 0 ? 'Saving…' : 'Everything is saved.'
}

/** What was counted of a team, or how counting begins. */
const totalsText = (lines: readonly (Figures | null)[]) => {
  const points = pointsOf(lines)
  return linesText(lines) || (points > 0 ? quantity(points, 'point') : 'Nothing counted yet. Tap a player.')
}

const nameOf = (refused: RefusedOne, rows: Taps['rows']) =>
  'step' in refused ? refused.step.name : (rows.find(({ key }) => key === refused.row)?.name ?? 'a player')

/** What the person may do: a period that somebody else ended stays ended, a score or a line may be sent again. */
const choiceOf = (refused: RefusedOne) => {
  if ('row' in refused) return { again: 'Retry', not: 'Discard' }
  const score = typedScore(refused.step.is)
  return refused.step.of === 'final' && score
    ? { again: `Enter ${scoreOfSides(score)}`, not: 'Leave it' }
    : { again: null, not: 'OK' }
}

const Refused = ({ refused, taps: { rows, retry, discard } }: { refused: RefusedOne; taps: Taps }) => {
  const { again, not } = choiceOf(refused)
  return (
    <div className={styles.refused} role="alert">
      <p>
        Not saved for {nameOf(refused, rows)}: {refused.message}
      </p>
      {again && (
        <Button size="md" onClick={retry}>
          {again}
        </Button>
      )}
      <Button size="md" variant="default" onClick={discard}>
        {not}
      </Button>
    </div>
  )
}

/** The score as it runs, the period, the totals of the team on the screen, and whether everything is saved. It stays on top. */
export const CourtsideHead = ({ answer, isOld, taps, clock, counts, side, onSide }: Props) => {
  const { game } = answer
  const { isScorer } = usePerson()
  const teams = { home: game.home_team, away: game.away_team }
  const linesOf = (of: Side) => taps.rows.filter(row => row.side === of).map(({ line }) => line)
  const sending = sendingOf(taps, counts)
  const isWell = sending.isReached && sending.isKept && !isOld
  return (
    <div className={styles.head}>
      <div className={styles.teams} role="group" aria-label="Team on the screen">
        {AWAY_FIRST.map(of => (
          <button key={of} type="button" className={styles.team} aria-pressed={of === side} onClick={() => onSide(of)}>
            <TeamStripe team={teams[of]} />
            <span className={styles.name}>{teams[of].name}</span>
            <span className={styles.points}>
              <Changing value={taps.points[of]} />
            </span>
          </button>
        ))}
      </div>
      {counts.shown && <CountsRow counts={counts.shown} />}
      <ClockBar taps={taps} of={clock} counts={counts.shown} />
      <p className={styles.totals}>{totalsText(linesOf(side))}</p>
      <div className={styles.about}>
        <p className={isWell ? styles.sending : styles.waiting} aria-hidden={!isWell}>
          {sendingText(sending, isOld)}
        </p>
        {!isScorer && (
          <Link className={styles.link} to={adminAddress('game', { game: game.id })}>
            Box score
          </Link>
        )}
      </div>
      <p className="visuallyHidden" role="status">
        {isWell ? '' : sendingText(sending, isOld)}
      </p>
      {counts.queue.refused !== null && (
        <div className={styles.refused} role="alert">
          <p>Not saved: {counts.queue.refused}</p>
          <Button size="md" variant="default" onClick={counts.read}>
            OK
          </Button>
        </div>
      )}
      {taps.queue.refused && <Refused refused={taps.queue.refused} taps={taps} />}
    </div>
  )
}
