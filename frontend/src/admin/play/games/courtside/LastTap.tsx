import { useState } from 'react'
import type { RowKey } from '../sheet/sheet'
import styles from './LastTap.module.css'
import type { Tap } from './tap-queue'
import { tapText, type Doer } from './tap-text'
import { TAP_NAMES } from './taps'
import type { Taps } from './use-taps'

type Props = { taps: Taps; doerOf: (row: RowKey) => Doer }

/** What was tapped last, of whichever player, and the one tap that takes it back; always in the same place, under the thumb. */
export const LastTap = ({ taps, doerOf }: Props) => {
  const [announcement, announce] = useState('')
  const last = taps.queue.done.at(-1)
  const undo = ({ row, kind }: Tap) => {
    taps.undo(row)
    announce(`${TAP_NAMES[kind]} taken back`)
  }
  return (
    <div className={styles.bar}>
      <p className={styles.last}>{last ? tapText(last.kind, doerOf(last.row), last.period) : 'Nothing tapped here yet.'}</p>
      <button type="button" className={styles.undo} disabled={!last} onClick={() => last && undo(last)}>
        Undo{last && ` ${last.kind}`}
      </button>
      <p className="visuallyHidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
