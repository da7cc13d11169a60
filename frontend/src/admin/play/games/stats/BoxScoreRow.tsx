import { deriveLine } from '@fullcourt/domain/statistics/line'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import type { PlayerMinutesAnswer } from '../../../../api/schema'
import { none } from '../../../../ui/format/figures'
import { stat } from '../../../../ui/format/stat'
import { useEdit } from '../../../parts/editing/use-edits'
import { isMarkedOut } from '../sheet/line-edit'
import type { SheetColumn, SheetRow } from '../sheet/sheet'
import { shownLine } from '../sheet/shown-lines'
import styles from './BoxScoreTable.module.css'
import { playerMinutes } from './player-minutes'
import { RowName } from './RowName'
import type { StatsEditing } from './use-stats-editing'

type Props = {
  row: SheetRow
  columns: readonly SheetColumn[]
  edits: StatsEditing['edits']
  onRetry: (row: SheetRow) => void
  minutes: readonly PlayerMinutesAnswer[] | undefined
}

/** A line as it is; derived figures look like entered ones. */
export const BoxScoreRow = ({ row, columns, edits, onRetry, minutes }: Props) => {
  const edit = useEdit(edits, row.key)
  const line = shownLine(row, edit)
  const { figures, flags } = deriveLine(line ?? {})
  return (
    <tr>
      <RowName row={row} flags={flags} status={edit?.status} onRetry={onRetry} />
      {minutes && <td>{playerMinutes(minutes, row.player)}</td>}
      {isMarkedOut(line) ? (
        <td className={styles.instead} colSpan={columns.length}>
          Did not play
        </td>
      ) : (
        columns.map(({ abbreviation }) => (
          <td key={abbreviation}>{line ? stat(abbreviation, statOfLine(abbreviation, figures)) : none}</td>
        ))
      )}
    </tr>
  )
}
