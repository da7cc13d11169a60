import { useState } from 'react'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { quantity } from '../../ui/format/figures'
import { Disclosure } from '../parts/Disclosure'
import type { TableRow } from './tables'
import { tiesOf } from './tie-breaks'
import styles from './TieBreaks.module.css'

/**
 * Why a team stands above another that has won the same share of its games; nothing where none had when the page was opened: what
 * is below does not move.
 */
export const TieBreaks = ({ rows, sport }: { rows: readonly TableRow[]; sport: Sport }) => {
  const ties = tiesOf(rows, sport)
  const [hadTies] = useState(ties.length > 0)
  if (!hadTies) return null
  return (
    <Disclosure
      title={ties.length > 0 ? `Why equal teams are in this order (${quantity(ties.length, 'tie')})` : 'No equal teams any more'}
    >
      <ul className={styles.ties}>
        {ties.map(({ id, above, below, why }) => (
          <li key={id}>
            <strong>{above}</strong> above <strong>{below}</strong>: {why}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
