import { useEffect, useRef, useState } from 'react'
import { quantity } from '../../../../ui/format/figures'
import { CloseIcon } from '../../../../ui/icons'
import { useKeyDown } from '../../../../ui/use-key-down'
import { linesText, pointsOf } from './line-text'
import type { ScorerRow } from './scorer-rows'
import styles from './TapPad.module.css'
import type { ShownCounts } from './counts/use-counts'
import { vibrate } from './haptics'
import type { Tap } from './tap-queue'
import { TAP_NAMES, type TapKind } from './taps'
import type { Taps } from './use-taps'

type Props = {
  row: ScorerRow
  taps: Taps
  offered: readonly TapKind[]
  counts: ShownCounts | null
  /** The name of the period that runs, and where in the game it is now. */
  made: () => Pick<Tap, 'period' | 'moment'>
  onClose: () => void
}

/** What is tapped for one player; it stays open, since one thing often follows another. */
export const TapPad = ({ row, taps, offered, counts, made, onClose }: Props) => {
  const first = useRef<HTMLButtonElement>(null)
  const [announcement, announce] = useState('')
  useEffect(() => first.current?.focus({ preventScroll: true }), [])

  const tap = (kind: TapKind) => {
    taps.tap(row.key, kind, made())
    vibrate()
    announce(TAP_NAMES[kind])
  }
  const fouls = counts?.foulsOf(row.player) ?? 0
  const foul = ({ foul: count }: ShownCounts) => {
    count(row.side, row.player)
    vibrate()
    announce('Foul')
  }
  useKeyDown(({ key }) => {
    if (key === 'Escape') onClose()
  })

  return (
    <section aria-label={row.name}>
      <div className={styles.head}>
        <span className={styles.name}>
          {row.number !== null && <span className={styles.number}>{row.number}</span>} {row.name}
        </span>
        {counts && (
          <button type="button" className={styles.foul} onClick={() => foul(counts)}>
            Foul{fouls > 0 && ` ${fouls}`}
          </button>
        )}
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.taps}>
        {offered.map((kind, place) => (
          <button
            key={kind}
            ref={place === 0 ? first : undefined}
            type="button"
            className={kind.startsWith('miss') ? styles.miss : styles.tap}
            aria-label={TAP_NAMES[kind]}
            onClick={() => tap(kind)}
          >
            {kind}
          </button>
        ))}
      </div>
      <p className="visuallyHidden" role="status">
        {announcement && `${announcement}. ${quantity(pointsOf([row.line]), 'point')}, ${linesText([row.line])}`}
      </p>
    </section>
  )
}
