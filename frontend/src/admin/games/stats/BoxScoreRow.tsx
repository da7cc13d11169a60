import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import { Button } from '@mantine/core'
import { memo } from 'react'
import { none } from '../../../ui/format/figures'
import { stat } from '../../../ui/format/stat'
import { CheckIcon, WarningIcon } from '../../../ui/icons'
import { FigureInput } from '../grid/FigureInput'
import { placeName } from '../grid/use-grid'
import { isMarkedOut, type Typed } from '../sheet/line-edit'
import type { SheetColumn, SheetRow } from '../sheet/sheet'
import styles from './BoxScoreTable.module.css'
import { flaggedFigures } from './flags'
import type { EditStatus } from '../../editing/editing'

type Props = {
  row: SheetRow
  line: Figures | null
  columns: readonly SheetColumn[]
  status: EditStatus<Figures | null> | undefined
  /** Given where the row failed. */
  onRetry?: (row: SheetRow) => void
}

type EditedProps = Props & {
  /** How many of the columns are typed; what follows from them is behind. */
  typed: number
  /** Number of the row in the grid, and in it the column that Tab comes back to; null where that is in another row. */
  place: number
  stop: number | null
  onType: (row: SheetRow, figure: Figure, value: Typed) => void
  onMark: (row: SheetRow) => void
}

const Note = ({ status, onRetry }: { status: EditStatus<Figures | null>; onRetry: () => void }) => {
  switch (status.kind) {
    case 'editing':
      return null
    case 'sending':
      return <span className={styles.note}>Saving…</span>
    case 'saved':
      return (
        <span className={styles.saved}>
          <CheckIcon size={14} /> Saved
        </span>
      )
    case 'conflict':
      return (
        <span className={styles.failed}>
          <WarningIcon size={14} /> Changed by someone else: choose below
        </span>
      )
    case 'failed':
      return (
        <span className={styles.failed} role="alert">
          {status.message}{' '}
          <Button variant="subtle" size="compact-sm" onClick={onRetry}>
            Retry
          </Button>
        </span>
      )
  }
}

const statusNote = ({ onRoster, removed }: SheetRow) => (removed ? 'Deleted player' : onRoster ? null : 'Not on the roster')

type NameProps = Pick<Props, 'row' | 'status' | 'onRetry'> & { flags: readonly string[] }

/** Who it is, what became of his line, and what cannot be in it: it is saved all the same, and stays flagged. */
const Name = ({ row, status, flags, onRetry }: NameProps) => (
  <th scope="row" className={styles.name}>
    {row.name}
    {statusNote(row) && <span className={styles.note}>{statusNote(row)}</span>}
    {flags.length > 0 && (
      <span id={`flags-${row.key}`} className={styles.failed}>
        <WarningIcon size={14} /> {flags.join('; ')}
      </span>
    )}
    {status && <Note status={status} onRetry={() => onRetry?.(row)} />}
  </th>
)

const shown = ({ abbreviation }: SheetColumn, figures: Figures) => stat(abbreviation, statOfLine(abbreviation, figures))

/** A line as it is; derived figures look like entered ones. */
export const BoxScoreRow = ({ row, line, columns, status, onRetry }: Props) => {
  const { figures, flags } = deriveLine(line ?? {})
  return (
    <tr>
      <Name row={row} flags={flags} status={status} onRetry={onRetry} />
      {isMarkedOut(line) ? (
        <td className={styles.instead} colSpan={columns.length}>
          Did not play
        </td>
      ) : (
        columns.map(column => <td key={column.abbreviation}>{line ? shown(column, figures) : none}</td>)
      )}
    </tr>
  )
}

/** A line with a field for every figure; what follows from others is grey in its field until something else is typed. */
export const EditedRow = memo(function EditedRow(props: EditedProps) {
  const { row, line, columns, typed, status, place, stop, onType, onMark, onRetry } = props
  const { figures, flags } = deriveLine(line ?? {})
  const flagged = flaggedFigures(flags)
  const field = (column: number) => ({ 'data-cell': placeName({ row: place, column }), tabIndex: stop === column ? 0 : -1 })
  const entered = columns.filter(({ figure }) => figure !== null)
  return (
    <tr>
      <Name row={row} flags={flags} status={status} onRetry={onRetry} />
      <td className={styles.out}>
        <label>
          <input
            type="checkbox"
            aria-label={`${row.name} did not play`}
            checked={isMarkedOut(line)}
            onChange={() => onMark(row)}
            {...field(0)}
          />
        </label>
      </td>
      {columns.map((column, number) => {
        const { abbreviation, name, figure } = column
        const follows = number < typed ? undefined : styles.follows
        if (figure === null)
          return (
            <td key={abbreviation} className={follows}>
              {line ? shown(column, figures) : none}
            </td>
          )
        const isFlagged = flagged.has(figure)
        return (
          <td key={abbreviation} className={follows}>
            <FigureInput
              aria-label={`${name}, ${row.name}`}
              aria-invalid={isFlagged || undefined}
              aria-describedby={isFlagged ? `flags-${row.key}` : undefined}
              value={line?.[figure] ?? null}
              placeholder={figures[figure]?.toString() ?? (follows && none)}
              onType={value => onType(row, figure, value)}
              onMark={() => onMark(row)}
              {...field(entered.indexOf(column) + 1)}
            />
          </td>
        )
      })}
    </tr>
  )
})
