import { Checkbox } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import styles from './AdminTable.module.css'
import { none } from '../../../ui/format/figures'
import type { AdminColumn } from './admin-column'

type Props<Row> = {
  row: Row
  columns: readonly AdminColumn<Row>[]
  /** Its checkbox, without `onChange` a place without one; absent where nothing can be selected. */
  check?: { readonly name: string; readonly checked: boolean; readonly onChange?: (event: unknown) => void }
  /** Where a click on the row leads. */
  to?: string | undefined
  /** What stands in place of all columns. */
  across?: ReactNode
}

/** A click on something that does its own work, or one that ends a selection of text, is no click on the row. */
const isMeantForTheRow = ({ target }: MouseEvent) =>
  target instanceof Element &&
  !target.closest('a, button, input, label, select, form, [role=dialog]') &&
  window.getSelection()?.isCollapsed !== false

/** The column whose cells name their rows. */
export const namingOf = <Row,>(columns: readonly AdminColumn<Row>[]) => columns.find(column => column.naming) ?? columns[0]

/** One row of an `AdminTable`. */
export const AdminRow = <Row extends object>({ row, columns, check, to, across }: Props<Row>) => {
  const navigate = useNavigate()
  const open = to === undefined ? undefined : (event: MouseEvent) => isMeantForTheRow(event) && void navigate(to)
  const shape = [check?.checked && styles.selected, to !== undefined && styles.open].filter(Boolean).join(' ')
  const naming = namingOf(columns)
  return (
    <tr className={shape || undefined} onClick={open}>
      {check && (
        <td className={styles.check}>
          {check.onChange && (
            <Checkbox size="md" aria-label={`Select ${check.name}`} checked={check.checked} onChange={check.onChange} />
          )}
        </td>
      )}
      {across === undefined ? (
        columns.map(column => <RowCell key={column.key} row={row} column={column} isNaming={column === naming} />)
      ) : (
        <th scope="row" colSpan={columns.length} className={styles.across}>
          {across}
        </th>
      )}
    </tr>
  )
}

type CellProps<Row> = { row: Row; column: AdminColumn<Row>; isNaming: boolean }

const RowCell = <Row extends object>({ row, column, isNaming }: CellProps<Row>) => {
  const Cell = isNaming ? 'th' : 'td'
  const shown = column.show(row)
  return (
    <Cell
      scope={isNaming ? 'row' : undefined}
      className={column.figures ? styles.figures : undefined}
      data-head={column.head}
      data-column={column.key}
      data-long={column.long || undefined}
      data-summary={column.summary || undefined}
      data-none={shown === none || undefined}
    >
      {isNaming ? <span className={styles.naming}>{shown}</span> : shown}
    </Cell>
  )
}
