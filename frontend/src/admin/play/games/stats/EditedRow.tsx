import { type Figure, FIGURES } from '@fullcourt/domain/statistics/figures'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import { memo } from 'react'
import { none } from '../../../../ui/format/figures'
import { stat } from '../../../../ui/format/stat'
import { useEdit } from '../../../parts/editing/use-edits'
import { fieldAt } from '../grid/use-grid'
import { isMarkedOut, type Typed } from '../sheet/line-edit'
import type { SheetColumn, SheetRow } from '../sheet/sheet'
import { shownLine } from '../sheet/shown-lines'
import styles from './BoxScoreTable.module.css'
import { FigureCell, TextCell } from './cells'
import { RowName } from './RowName'
import type { StatsEditing } from './use-stats-editing'

/** The figures that flags are about: each begins with its figure (`FGM is more than FGA`), and may name another one. */
export const flaggedFigures = (flags: readonly string[]): ReadonlySet<Figure> =>
  new Set(flags.flatMap(flag => FIGURES.filter(figure => flag.split(/[\s,]+/).includes(figure))))

type Props = {
  row: SheetRow
  columns: readonly SheetColumn[]
  /** How many of the columns are typed; what follows from them is behind. */
  typed: number
  /** Number of the row in the grid. */
  place: number
  edits: StatsEditing['edits']
  onType: (row: SheetRow, figure: Figure, value: Typed) => void
  onMark: (row: SheetRow) => void
  onRetry: (row: SheetRow) => void
}

/**
 * A line with a field for every figure; what follows from others is grey in its field until something else is typed. It is drawn
 * again with its own line alone.
 */
export const EditedRow = memo(function EditedRow({ row, columns, typed, place, edits, onType, onMark, onRetry }: Props) {
  const edit = useEdit(edits, row.key)
  const line = shownLine(row, edit)
  const { figures, flags } = deriveLine(line ?? {})
  const flagged = flaggedFigures(flags)
  const entered = columns.filter(({ figure }) => figure !== null)
  return (
    <tr>
      <RowName row={row} flags={flags} status={edit?.status} onRetry={onRetry} />
      <td className={styles.out}>
        <label>
          <input
            type="checkbox"
            aria-label={`${row.name} did not play`}
            checked={isMarkedOut(line)}
            onChange={() => onMark(row)}
            {...fieldAt({ row: place, column: 0 })}
          />
        </label>
      </td>
      {columns.map((column, number) => {
        const { abbreviation, figure } = column
        const follows = number >= typed
        if (figure === null)
          return (
            <TextCell
              key={abbreviation}
              follows={follows}
              text={line ? stat(abbreviation, statOfLine(abbreviation, figures)) : none}
            />
          )
        return (
          <FigureCell
            key={abbreviation}
            row={row}
            name={column.name}
            figure={figure}
            follows={follows}
            value={line?.[figure] ?? null}
            derived={figures[figure]?.toString()}
            isFlagged={flagged.has(figure)}
            rowPlace={place}
            columnPlace={entered.indexOf(column) + 1}
            onType={onType}
            onMark={onMark}
          />
        )
      })}
    </tr>
  )
})
