import { isCompleted } from '@fullcourt/domain/games/completed'
import type { Side } from '@fullcourt/domain/games/events'
import { useState } from 'react'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { EmptyState } from '../../../parts/feedback/EmptyState'
import { useAddress } from '../../../parts/tables/use-address'
import type { RowKey } from '../sheet/sheet'
import styles from './Courtside.module.css'
import { CourtsideHead } from './CourtsideHead'
import { LastTap } from './LastTap'
import { PlayerRows } from './PlayerRows'
import { scorerRows } from './scorer-rows'
import { TapPad } from './TapPad'
import { offeredTaps } from './taps'
import { useClock } from './use-clock'
import { useTaps } from './use-taps'
import { useWakeLock } from './use-wake-lock'
import { VibrationChoice } from './VibrationChoice'

/** The team is in the address, so that a reload shows the same one. */
const useSide = () => {
  const { at, change } = useAddress()
  const side: Side = at('team') === 'home' ? 'home' : 'away'
  return [side, (next: Side) => change({ team: next })] as const
}

type Props = {
  answer: BoxScoreAnswer
  /** It could not be read again. */
  isOld: boolean
}

/** One team on the screen, its players as rows, and under the thumb what is tapped for one of them. */
export const Courtside = ({ answer, isOld }: Props) => {
  const taps = useTaps(answer)
  const clock = useClock(answer, taps)
  const [side, setSide] = useSide()
  const [open, setOpen] = useState<RowKey | null>(null)
  useWakeLock(taps.final === null || !isCompleted(taps.final))

  const rows = scorerRows(answer, taps.rows, side)
  const player = rows.find(({ key }) => key === open)
  const close = () => {
    document.getElementById(`player-${open}`)?.focus({ preventScroll: true })
    setOpen(null)
  }
  const doerOf = (key: RowKey) => {
    const row = taps.rows.find(one => one.key === key)
    return { name: row?.name ?? 'a player', team: row?.side === 'home' ? answer.game.homeTeam : answer.game.awayTeam }
  }

  return (
    <div className={styles.courtside}>
      <div className={styles.court}>
        <div className={styles.list}>
          <CourtsideHead answer={answer} isOld={isOld} taps={taps} clock={clock} side={side} onSide={setSide} />
          {rows.length > 0 ? (
            <PlayerRows rows={rows} open={open} onOpen={setOpen} />
          ) : (
            <EmptyState>No players on the roster yet.</EmptyState>
          )}
          <div className={styles.choice}>
            <VibrationChoice />
          </div>
        </div>
        <div className={styles.dock}>
          {player && (
            <TapPad
              key={player.key}
              row={player}
              taps={taps}
              offered={offeredTaps(taps.kept)}
              period={clock.period}
              onClose={close}
            />
          )}
          <LastTap taps={taps} doerOf={doerOf} />
        </div>
      </div>
    </div>
  )
}
