import { Button, Checkbox } from '@mantine/core'
import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
  type SortDirection,
} from '@tanstack/react-table'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { isForbidden } from '../../../api/api-error'
import { DownIcon, UpIcon } from '../../../ui/icons'
import { ScrollTable } from '../../../ui/ScrollTable'
import { compare } from '../../../ui/sort-rows'
import type { AdminColumn } from './admin-column'
import { AdminRow, namingOf } from './AdminRow'
import styles from './AdminTable.module.css'
import { csvOf, download } from './csv'
import { Denied } from '../feedback/Denied'
import { emptyStateOf } from '../feedback/EmptyState'
import type { RowsQuery } from './rows-query'
import { Pager } from './Pager'
import { Failure } from '../feedback/QueryState'
import { SelectionBar } from './SelectionBar'
import { TableFilter, rowsWith } from './TableFilter'
import { clampedPage, useTableAddress, type TableSort } from './use-table-address'

/** How the rows of a table are selected, and what for. */
export type RowSelection<Row> = {
  /** The name of a row, for its checkbox. */
  readonly name: (row: Row) => string
  /** Whether a row can be selected; without it each can. */
  readonly may?: (row: Row) => boolean
  /** What can be done with what is selected; `clear` empties the selection afterwards. */
  readonly actions: (selected: readonly Row[], clear: () => void) => ReactNode
  /** The actions are there while nothing is selected too: they say themselves that something has to be. */
  readonly always?: boolean
}

type Props<Row> = {
  /** What the table holds: `Seasons`. */
  label: string
  of: RowsQuery<Row>
  rowKey: (row: Row) => string | number
  /** Keep the list outside the component, or memoize it. */
  columns: readonly AdminColumn<Row>[]
  select?: RowSelection<Row>
  /** The text of the specification for an empty list, or an `EmptyState` with a next step. */
  empty: ReactNode
  /** Where a click on a row leads, for the mouse; a link inside the row leads there too. */
  open?: (row: Row) => string | undefined
  /** What stands in a row in place of its columns; undefined for a row with columns. */
  across?: (row: Row) => ReactNode
  /** Where several tables are on one page: distinguishes them in the address. */
  prefix?: string
  /** The row that shall be on the screen: the table turns to its page. */
  bring?: string | number | null
  /** False where the page has filters of its own. */
  hasFilter?: boolean
  /** On a phone every row becomes a card, each value under its heading, and nothing hides on the right. */
  cards?: boolean
  /** Cards that show the name and the columns marked as `summary` alone: for long lists, whose rows open a page that has the rest. */
  lines?: boolean
}

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, sortedRowModel: createSortedRowModel() })
type Features = typeof features
const noRows: never[] = []

const definition = <Row extends object>({ key, by }: AdminColumn<Row>): ColumnDef<Features, Row> => ({
  id: key,
  accessorFn: row => by?.(row) ?? undefined,
  enableSorting: by !== undefined,
  sortUndefined: 'last',
  sortFn: (one, other, id) => compare(one.getValue<string | number>(id), other.getValue<string | number>(id)),
})

/** Fewer rows are looked over faster than looked through. */
const worthFiltering = 10

/** More rows than these are shown page by page; selecting, sorting and downloading concern all of them. */
const pageSize = 50

type RowsOf<Row> = Pick<Props<Row>, 'columns' | 'rowKey' | 'select'> & {
  readonly data: readonly Row[]
  readonly sort: TableSort | null
  readonly onSort: (sort: TableSort | null) => void
}

const useRows = <Row extends object>({ data, columns, rowKey, select, sort, onSort }: RowsOf<Row>) => {
  const [rowSelection, setSelection] = useState<RowSelectionState>({})
  const sorting = useMemo(() => (sort && columns.some(({ key, by }) => key === sort.id && by) ? [sort] : []), [sort, columns])
  const definitions = useMemo(() => columns.map(definition), [columns])
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: row => String(rowKey(row)),
    enableRowSelection: ({ original }) => select !== undefined && select.may?.(original) !== false,
    state: { rowSelection, sorting },
    onRowSelectionChange: setSelection,
    onSortingChange: change => {
      const [first = null] = typeof change === 'function' ? change(sorting) : change
      onSort(first)
    },
  })
  return { table, clear: () => setSelection({}) }
}

/** The table of the admin: sorts, selects (Shift for a range), downloads, and says when it is loading, empty or failed. */
export const AdminTable = <Row extends object>(props: Props<Row>) => {
  const { label, of, rowKey, columns, select, empty, open, across, prefix, bring = null, cards, lines, hasFilter = true } = props
  const { sort, wantedPage, filter, sortBy, turnTo, filterBy } = useTableAddress(prefix)
  const all = of.data ?? noRows
  const data = useMemo(() => rowsWith(all, columns, filter), [all, columns, filter])
  const { table, clear } = useRows({ data, columns, rowKey, select, sort, onSort: sortBy })
  const rows = table.getRowModel().rows
  const page = clampedPage(wantedPage, rows.length, pageSize)
  const shown = rows.slice(page * pageSize, (page + 1) * pageSize)
  const turnToRow = useEffectEvent((key: string | number) => {
    const place = rows.findIndex(({ id }) => id === String(key))
    const its = Math.floor(place / pageSize)
    if (place >= 0 && its !== page) turnTo(its)
  })
  useEffect(() => {
    if (bring !== null) turnToRow(bring)
  }, [bring])
  const selected = rows.filter(row => row.getIsSelected()).map(row => row.original)
  const naming = namingOf(columns)
  const shownColumn = new Map(columns.map(column => [column.key, column]))

  if (isForbidden(of.error) && of.data === undefined) return <Denied />
  if (of.isError && of.data === undefined) return <Failure problem={of.error} retry={() => void of.refetch()} />
  if (of.data?.length === 0) return emptyStateOf(empty)

  return (
    <div data-list>
      {hasFilter && (filter !== '' || all.length >= worthFiltering) && (
        <TableFilter label={label} value={filter} onChange={filterBy} found={data.length} />
      )}
      <SelectionBar
        count={selected.length}
        always={select?.always}
        onClear={clear}
        aside={
          (of.isPending || rows.length > 0) && (
            <Button
              variant="default"
              size="compact-sm"
              disabled={of.isPending}
              onClick={() =>
                download(
                  `${label}.csv`,
                  csvOf(
                    columns,
                    rows.map(({ original }) => original),
                  ),
                )
              }
            >
              Download CSV<span className="visuallyHidden"> of {label}</span>
            </Button>
          )
        }
      >
        {select?.actions(selected, clear)}
      </SelectionBar>
      <ScrollTable
        caption={label}
        boxClass={styles.box}
        table={{ className: [styles.table, (cards || lines) && styles.cards, lines && styles.lines].filter(Boolean).join(' ') }}
        busy={of.isPending}
      >
        <thead>
          <tr>
            {select && (
              <td className={styles.check}>
                <Checkbox
                  size="md"
                  aria-label="Select all"
                  checked={table.getIsAllRowsSelected()}
                  indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                  onChange={event => table.toggleAllRowsSelected(event.currentTarget.checked)}
                />
              </td>
            )}
            {table.getLeafHeaders().map(({ id, column }) => (
              <HeadCell
                key={id}
                column={shownColumn.get(column.id)}
                naming={column.id === naming?.key}
                sorted={column.getIsSorted()}
                onSort={column.getCanSort() ? column.getToggleSortingHandler() : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(row => (
            <AdminRow
              key={row.id}
              row={row.original}
              columns={columns}
              to={open?.(row.original)}
              across={across?.(row.original)}
              check={
                select && {
                  name: select.name(row.original),
                  checked: row.getIsSelected(),
                  ...(row.getCanSelect() && { onChange: row.getToggleSelectedHandler() }),
                }
              }
            />
          ))}
          {of.isPending && <LoadingRows cells={columns.length + (select ? 1 : 0)} />}
        </tbody>
      </ScrollTable>
      <Pager label={label} count={rows.length} size={pageSize} page={page} onPage={turnTo} />
    </div>
  )
}

type HeadCellProps<Row> = {
  column: AdminColumn<Row> | undefined
  naming: boolean
  sorted: SortDirection | false
  onSort?: (event: unknown) => void
}

const HeadCell = <Row extends object>({ column, naming, sorted, onSort }: HeadCellProps<Row>) => (
  <th
    scope="col"
    data-column={column?.key}
    className={[naming && styles.namingHead, column?.figures && styles.figures].filter(Boolean).join(' ') || undefined}
    aria-sort={sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
  >
    {onSort ? (
      <button type="button" className={styles.sort} onClick={onSort}>
        {column?.head}
        <span className={styles.arrow}>
          {sorted === 'asc' && <UpIcon size={14} />}
          {sorted === 'desc' && <DownIcon size={14} />}
        </span>
      </button>
    ) : (
      column?.head
    )}
  </th>
)

const LoadingRows = ({ cells }: { cells: number }) =>
  Array.from({ length: 5 }, (_, row) => (
    <tr key={row} className={styles.loading} aria-hidden="true">
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell}>
          <span />
        </td>
      ))}
    </tr>
  ))
