import type { Sport } from '@fullcourt/domain/sports/sports'
import { counted } from '../../ui/format/figures'
import { Disclosure } from '../parts/Disclosure'
import type { TableRow } from './tables'
import { tiesOf } from './tie-breaks'
import styles from './TieBreaks.module.css'

/** Why a team stands above another that has won the same share of its games; nothing where none has. */
export const TieBreaks = ({ rows, sport }: { rows: readonly TableRow[]; sport: Sport }) => {
  const ties = tiesOf(rows, sport)
  if (ties.length === 0) return null
  return (
    <Disclosure title={`Why equal teams are in this order (${counted(ties.length, 'tie')})`}>
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
