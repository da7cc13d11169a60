import type { Side } from '@fullcourt/domain/games/events'
import { useState } from 'react'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { EmptyState } from '../../../parts/feedback/EmptyState'
import { useAddress } from '../../../parts/tables/use-address'
import type { RowKey } from '../sheet/sheet'
import styles from './Courtside.module.css'
import { CourtsideHead } from './CourtsideHead'
import { PlayerRows } from './PlayerRows'
import { scorerRows } from './scorer-rows'
import { TapPad } from './TapPad'
import { offeredTaps } from './taps'
import { useTaps } from './use-taps'
import { useWakeLock } from './use-wake-lock'

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
  const [side, setSide] = useSide()
  const [open, setOpen] = useState<RowKey | null>(null)
  useWakeLock()

  const rows = scorerRows(answer, taps.rows, side)
  const player = rows.find(({ key }) => key === open)
  const close = () => {
    document.getElementById(`player-${open}`)?.focus({ preventScroll: true })
    setOpen(null)
  }

  return (
    <div className={styles.courtside}>
      <CourtsideHead answer={answer} isOld={isOld} taps={taps} side={side} onSide={setSide} />
      {rows.length > 0 ? (
        <PlayerRows rows={rows} open={open} onOpen={setOpen} />
      ) : (
        <EmptyState>No players on the roster yet.</EmptyState>
      )}
      {player && <TapPad key={player.key} row={player} taps={taps} offered={offeredTaps(taps.kept)} onClose={close} />}
    </div>
  )
}
