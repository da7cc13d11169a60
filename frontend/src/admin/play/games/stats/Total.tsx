import { deriveLine } from '@fullcourt/domain/statistics/line'
import { statOfLines } from '@fullcourt/domain/statistics/stat-columns'
import { memo, useDeferredValue } from 'react'
import type { PlayerMinutesAnswer } from '../../../../api/schema'
import { stat } from '../../../../ui/format/stat'
import { useAllEdits } from '../../../parts/editing/use-edits'
import type { SheetColumn, SheetRow } from '../sheet/sheet'
import { shownLines, type ShownLine } from '../sheet/shown-lines'
import styles from './BoxScoreTable.module.css'
import { TextCell } from './cells'
import { teamMinutes } from './player-minutes'
import type { StatsEditing } from './use-stats-editing'

type SumsProps = {
  lines: readonly ShownLine[]
  columns: readonly SheetColumn[]
  open: boolean
  minutes: readonly PlayerMinutesAnswer[] | undefined
}

const Sums = ({ lines, columns, open, minutes }: SumsProps) => {
  const derived = lines.flatMap(({ line }) => (line ? deriveLine(line).figures : []))
  return (
    <tfoot>
      <tr>
        <th scope="row" className={styles.name}>
          Total
        </th>
        {open && <td />}
        {minutes && !open && <td>{teamMinutes(minutes)}</td>}
        {columns.map(({ abbreviation }) => {
          const text = stat(abbreviation, statOfLines(abbreviation, derived))
          return open ? <TextCell key={abbreviation} text={text} follows={false} /> : <td key={abbreviation}>{text}</td>
        })}
      </tr>
    </tfoot>
  )
}

/** A key in the other team's box score changes none of these lines. */
const hasSameLines = (one: SumsProps, other: SumsProps) =>
  one.columns === other.columns &&
  one.open === other.open &&
  one.minutes === other.minutes &&
  one.lines.length === other.lines.length &&
  one.lines.every(({ line }, place) => line === other.lines[place]?.line)

const SameSums = memo(Sums, hasSameLines)

type Props = Omit<SumsProps, 'lines'> & { rows: readonly SheetRow[]; edits: StatsEditing['edits'] }

/** The sums of a side; they follow the keys a moment later, so that no key waits for them. */
export const Total = ({ rows, edits, ...sums }: Props) => (
  <SameSums lines={shownLines(rows, useDeferredValue(useAllEdits(edits)))} {...sums} />
)
