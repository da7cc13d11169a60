import { useEffect, useRef, useState } from 'react'
import { quantity } from '../../../../ui/format/figures'
import { CloseIcon } from '../../../../ui/icons'
import { useKeyDown } from '../../../../ui/use-key-down'
import { linesText, pointsOf } from './line-text'
import type { ScorerRow } from './scorer-rows'
import styles from './TapPad.module.css'
import { lastTapOf } from './tap-queue'
import type { TapKind } from './taps'
import type { Taps } from './use-taps'

type Props = { row: ScorerRow; taps: Taps; offered: readonly TapKind[]; onClose: () => void }

/** What a tap is called where there is room for words. */
const NAMES: { readonly [kind in TapKind]: string } = {
  '+2': 'Two points',
  '+3': 'Three points',
  FT: 'Free throw made',
  'miss 2': 'Two-pointer missed',
  'miss 3': 'Three-pointer missed',
  'miss FT': 'Free throw missed',
  REB: 'Rebound',
  AST: 'Assist',
}

/** What is tapped for one player; it stays open, since one thing often follows another. */
export const TapPad = ({ row, taps, offered, onClose }: Props) => {
  const first = useRef<HTMLButtonElement>(null)
  const [announcement, announce] = useState('')
  const last = lastTapOf(taps.queue, row.key)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])

  const tap = (kind: TapKind) => {
    taps.tap(row.key, kind)
    announce(NAMES[kind])
  }
  const undo = () => {
    taps.undo(row.key)
    announce(last ? `${NAMES[last.kind]} taken back` : '')
  }
  useKeyDown(({ key }) => {
    if (key === 'Escape') onClose()
  })

  return (
    <section className={styles.pad} aria-label={row.name}>
      <div className={styles.head}>
        <span className={styles.name}>
          {row.number !== null && <span className={styles.number}>{row.number}</span>} {row.name}
        </span>
        <button type="button" className={styles.undo} disabled={!last} onClick={undo}>
          Undo{last && ` ${last.kind}`}
        </button>
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
            aria-label={NAMES[kind]}
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
