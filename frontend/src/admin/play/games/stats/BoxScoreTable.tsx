import { memo, useMemo, type FocusEvent, type KeyboardEvent } from 'react'
import type { TeamMinutesAnswer } from '../../../../api/schema'
import { EmptyState } from '../../../parts/feedback/EmptyState'
import { useGrid } from '../grid/use-grid'
import type { SheetColumn, SheetRow } from '../sheet/sheet'
import { BoxScoreRow } from './BoxScoreRow'
import { ScrollTable } from '../../../../ui/ScrollTable'
import styles from './BoxScoreTable.module.css'
import { EditedRow } from './EditedRow'
import { Total } from './Total'
import { useCellKeys } from './use-cell-keys'
import type { StatsEditing } from './use-stats-editing'
import { entryOrder } from '@fullcourt/domain/statistics/entry-order'

/** The columns of a box score while it is entered, and how many of them are typed: they come first. */
type EntryColumns = { readonly columns: readonly SheetColumn[]; readonly typed: number }

const entryColumns = (columns: readonly SheetColumn[]): EntryColumns => {
  const { typed, follows } = entryOrder(columns.map(({ abbreviation }) => abbreviation))
  const byName = new Map(columns.map(column => [column.abbreviation, column]))
  return { columns: [...typed, ...follows].flatMap(name => byName.get(name) ?? []), typed: typed.length }
}

type Props = {
  team: string
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  stats: StatsEditing
  /** How long its players were on the court; undefined where nobody recorded it. They are read, and not typed. */
  minutes: TeamMinutesAnswer | undefined
}

type HeadProps = { columns: readonly SheetColumn[]; open: boolean; typed: number; hasMinutes: boolean }

const Head = memo(function Head({ columns, open, typed, hasMinutes }: HeadProps) {
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
        {hasMinutes && (
          <th scope="col">
            <abbr title="Minutes">MIN</abbr>
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

/** The box score of one side. While it is edited it is a grid for the keyboard: what follows from figures computes as they are typed. */
export const BoxScoreTable = ({ team, rows, columns: listed, stats, minutes }: Props) => {
  const { open, edits } = stats
  const entry = useMemo(() => entryColumns(listed), [listed])
  const columns = open ? entry.columns : listed
  const typed = open ? entry.typed : listed.length
  const figures = columns.flatMap(({ figure }) => figure ?? [])
  const size = { rows: rows.length, columns: figures.length + 1, tab: { first: 1, last: typed } }
  const { grid, cellOf } = useGrid(size, { row: 0, column: 1 })
  const cellKeys = useCellKeys({ rows, figures, stats, cellOf })
  if (rows.length === 0) return <EmptyState>No players on the roster yet.</EmptyState>

  const onKeyDown = (event: KeyboardEvent) => {
    cellKeys.onKeyDown(event)
    grid.onKeyDown(event)
  }
  const onFocus = (event: FocusEvent) => {
    cellKeys.onFocus(event)
    grid.onFocus(event)
  }

  return (
    <>
      <ScrollTable
        caption={`Box score of ${team}`}
        boxClass={styles.box}
        table={{
          className: open ? styles.edited : styles.table,
          ...(open && { role: 'grid', ref: grid.ref, onKeyDown, onFocus, onPaste: cellKeys.onPaste }),
        }}
        focusable={!open}
      >
        <Head columns={columns} open={open} typed={typed} hasMinutes={!open && minutes !== undefined} />
        <tbody>
          {rows.map((row, place) => {
            const common = { row, columns, edits, onRetry: stats.retry }
            if (!open) return <BoxScoreRow key={row.key} {...common} minutes={minutes?.players} />
            return <EditedRow key={row.key} {...common} typed={typed} place={place} onType={stats.type} onMark={stats.mark} />
          })}
        </tbody>
        <Total rows={rows} columns={columns} edits={edits} open={open} minutes={minutes?.players} />
      </ScrollTable>
      {minutes && !minutes.isComplete && !open && (
        <p className={styles.lacking}>Minutes are incomplete: not every substitution was recorded.</p>
      )}
    </>
  )
}
