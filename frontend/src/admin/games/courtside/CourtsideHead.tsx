import type { Side } from '@fullcourt/domain/games/events'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import { Button } from '@mantine/core'
import type { BoxScoreAnswer } from '../../../api/schema'
import { Changing } from '../../../ui/Changing'
import { counted } from '../../../ui/format/figures'
import { TeamStripe } from '../../../ui/team/TeamStripe'
import styles from './CourtsideHead.module.css'
import { linesText, pointsOf } from './line-text'
import { PeriodBar } from './PeriodBar'
import type { Refused as RefusedOne } from './tap-queue'
import type { Taps } from './use-taps'

type Props = { answer: BoxScoreAnswer; taps: Taps; side: Side; onSide: (side: Side) => void }

/** Whether everything was sent, and what becomes of what was not. */
const sendingText = ({ queue: { waiting }, isReached, isKept }: Taps) => {
  if (!isKept) return 'This device has no room: keep the page open until everything is sent.'
  if (waiting.length === 0) return 'Everything is saved.'
  return isReached ? 'Saving…' : `No connection. ${counted(waiting.length, 'tap')} kept on this device.`
}

const nameOf = (refused: RefusedOne, rows: Taps['rows']) =>
  'end' in refused ? refused.end.name : (rows.find(({ key }) => key === refused.row)?.name ?? 'a player')

const Refused = ({ taps: { queue, rows, retry, discard } }: { taps: Taps }) =>
  queue.refused && (
    <div className={styles.refused} role="alert">
      <p>
        Not saved for {nameOf(queue.refused, rows)}: {queue.refused.message}
      </p>
      <Button size="md" onClick={retry}>
        Retry
      </Button>
      <Button size="md" variant="default" onClick={discard}>
        Discard
      </Button>
    </div>
  )

/** The score as it runs, the period, the totals of the team on the screen, and whether everything is saved. It stays on top. */
export const CourtsideHead = ({ answer, taps, side, onSide }: Props) => {
  const { game } = answer
  const teams = { home: game.home_team, away: game.away_team }
  const linesOf = (of: Side) => taps.rows.filter(row => row.side === of).map(({ line }) => line)
  const isWell = taps.isReached && taps.isKept
  const points = { home: pointsOf(linesOf('home')), away: pointsOf(linesOf('away')) }
  return (
    <div className={styles.head}>
      <div className={styles.teams} role="group" aria-label="Team on the screen">
        {AWAY_FIRST.map(of => (
          <button key={of} type="button" className={styles.team} aria-pressed={of === side} onClick={() => onSide(of)}>
            <TeamStripe colors={teams[of].colors} />
            <span className={styles.name}>{teams[of].name}</span>
            <span className={styles.points}>
              <Changing value={points[of]} />
            </span>
          </button>
        ))}
      </div>
      <PeriodBar answer={answer} taps={taps} side={side} points={points[side]} />
      <p className={styles.totals}>{linesText(linesOf(side)) || 'Nothing counted yet'}</p>
      <p className={isWell ? styles.sending : styles.waiting} aria-hidden={!isWell}>
        {sendingText(taps)}
      </p>
      <p className="visuallyHidden" role="status">
        {isWell ? '' : sendingText(taps)}
      </p>
      <Refused taps={taps} />
    </div>
  )
}
