import { deriveLine } from '@fullcourt/domain/statistics/line'
import { statOfLines } from '@fullcourt/domain/statistics/stat-columns'
import { memo, useMemo, type FocusEvent, type KeyboardEvent } from 'react'
import { stat } from '../../../ui/format/stat'
import { EmptyState } from '../../parts/EmptyState'
import { useGrid } from '../grid/use-grid'
import { entryColumns } from '../sheet/entry-columns'
import type { ShownLine } from '../sheet/live-sums'
import type { SheetColumn } from '../sheet/sheet'
import { BoxScoreRow, EditedRow } from './BoxScoreRow'
import { ScrollTable } from '../../../ui/ScrollTable'
import styles from './BoxScoreTable.module.css'
import { useCellKeys } from './use-cell-keys'
import type { StatsEditing } from './use-stats-editing'

type Props = {
  team: string
  lines: readonly ShownLine[]
  columns: readonly SheetColumn[]
  stats: StatsEditing
  onRetry: (row: ShownLine['row']) => void
}

type HeadProps = { columns: readonly SheetColumn[]; open: boolean; typed: number }

const Head = memo(function Head({ columns, open, typed }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.name}>
          Player
        </th>
        {open && (
          <th scope="col" className={styles.out}>
            <abbr title="Did not play">DNP</abbr>
          </th>
        )}
        {columns.map(({ abbreviation, name }, place) => (
          <th key={abbreviation} scope="col" className={place < typed ? undefined : styles.follows}>
            <abbr title={name}>{abbreviation}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  )
})

type TotalProps = { lines: readonly ShownLine[]; columns: readonly SheetColumn[]; open: boolean }

const Sums = ({ lines, columns, open }: TotalProps) => {
  const derived = lines.flatMap(({ line }) => (line ? deriveLine(line).figures : []))
  return (
    <tfoot>
      <tr>
        <th scope="row" className={styles.name}>
          Total
        </th>
        {open && <td />}
        {columns.map(({ abbreviation }) => (
          <td key={abbreviation}>{stat(abbreviation, statOfLines(abbreviation, derived))}</td>
        ))}
      </tr>
    </tfoot>
  )
}

/** A key in the other team's box score changes none of these lines. */
const hasSameLines = (one: TotalProps, other: TotalProps) =>
  one.columns === other.columns &&
  one.open === other.open &&
  one.lines.length === other.lines.length &&
  one.lines.every(({ line }, place) => line === other.lines[place]?.line)

const Total = memo(Sums, hasSameLines)

/** The box score of one side. While it is edited it is a grid for the keyboard: what follows from figures computes as they are typed. */
export const BoxScoreTable = ({ team, lines, columns: listed, stats, onRetry }: Props) => {
  const entry = useMemo(() => entryColumns(listed), [listed])
  const columns = stats.open ? entry.columns : listed
  const typed = stats.open ? entry.typed : listed.length
  const figures = columns.flatMap(({ figure }) => figure ?? [])
  const size = { rows: lines.length, columns: figures.length + 1, tab: { first: 1, last: typed } }
  const { grid, stop, cellOf } = useGrid(size, { row: 0, column: 1 })
  const cellKeys = useCellKeys({ lines, figures, stats, cellOf })
  const { open } = stats
  if (lines.length === 0) return <EmptyState>No players on the roster yet.</EmptyState>

  const onKeyDown = (event: KeyboardEvent) => {
    cellKeys.onKeyDown(event)
    grid.onKeyDown(event)
  }
  const onFocus = (event: FocusEvent) => {
    cellKeys.onFocus(event)
    grid.onFocus(event)
  }

  return (
    <ScrollTable
      caption={`Box score of ${team}`}
      boxClass={styles.box}
      table={{
        className: open ? styles.edited : styles.table,
        ...(open && { role: 'grid', ref: grid.ref, onKeyDown, onFocus, onPaste: cellKeys.onPaste }),
      }}
      focusable={!open}
    >
      <Head columns={columns} open={open} typed={typed} />
      <tbody>
        {lines.map(({ row, line }, place) => {
          const status = stats.lines.get(row.key)?.status
          const retry = status?.kind === 'failed' ? onRetry : undefined
          const common = { row, line, columns, status, onRetry: retry }
          if (!open) return <BoxScoreRow key={row.key} {...common} />
          return (
            <EditedRow
              key={row.key}
              {...common}
              typed={typed}
              place={place}
              stop={stop.row === place ? stop.column : null}
              onType={stats.type}
              onMark={stats.mark}
            />
          )
        })}
      </tbody>
      <Total lines={lines} columns={columns} open={open} />
    </ScrollTable>
  )
}
