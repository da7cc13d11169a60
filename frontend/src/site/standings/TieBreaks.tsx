import { useState } from 'react'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { quantity } from '../../ui/format/figures'
import { stepInWords } from '../../ui/standings/step-in-words'
import { Disclosure } from '../parts/Disclosure'
import type { TableRow } from './tables'
import styles from './TieBreaks.module.css'

type Tied = Pick<TableRow, 'id' | 'name' | 'wins' | 'losses' | 'ties' | 'tieBreak'>

/** Two teams that have won the same share of their games, one above the other, and why. */
type ExplainedTie = { readonly id: number; readonly above: string; readonly below: string; readonly why: string }

const hasPlayed = ({ wins, losses, ties }: Tied) => wins + losses + ties > 0

/** All ties of a table in its order, of teams that have played. */
export const tiesOf = (rows: readonly Tied[], sport: Sport): readonly ExplainedTie[] =>
  rows.flatMap((row, place) => {
    const next = rows[place + 1]
    if (!next || !row.tieBreak || !hasPlayed(row) || !hasPlayed(next)) return []
    const why = stepInWords(row.tieBreak, sport) ?? 'Equal in everything, so by name'
    return [{ id: row.id, above: row.name, below: next.name, why }]
  })

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
