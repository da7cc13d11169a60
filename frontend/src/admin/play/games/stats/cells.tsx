import type { Figure } from '@fullcourt/domain/statistics/figures'
import { memo } from 'react'
import { none } from '../../../../ui/format/figures'
import { FigureInput } from '../grid/FigureInput'
import { fieldAt } from '../grid/use-grid'
import type { Typed } from '../sheet/line-edit'
import type { SheetRow } from '../sheet/sheet'
import styles from './BoxScoreTable.module.css'

type FigureProps = {
  row: SheetRow
  name: string
  figure: Figure
  value: Typed
  /** What follows from other figures, where nothing is entered. */
  derived: string | undefined
  follows: boolean
  isFlagged: boolean
  rowPlace: number
  columnPlace: number
  onType: (row: SheetRow, figure: Figure, value: Typed) => void
  onMark: (row: SheetRow) => void
}

/** A figure of a line, in a field; drawn again only where it changes. */
export const FigureCell = memo(function FigureCell(props: FigureProps) {
  const { row, name, figure, value, derived, follows, isFlagged, rowPlace, columnPlace, onType, onMark } = props
  return (
    <td className={follows ? styles.follows : undefined}>
      <FigureInput
        aria-label={`${name}, ${row.name}`}
        aria-invalid={isFlagged || undefined}
        aria-describedby={isFlagged ? `flags-${row.key}` : undefined}
        value={value}
        placeholder={derived ?? (follows ? none : undefined)}
        onType={typed => onType(row, figure, typed)}
        onMark={() => onMark(row)}
        {...fieldAt({ row: rowPlace, column: columnPlace })}
      />
    </td>
  )
})

/** A figure that follows from others: its box has a size of its own, so that another text in it lays out nothing else. */
export const TextCell = memo(function TextCell({ text, follows }: { text: string; follows: boolean }) {
  return (
    <td className={follows ? styles.follows : undefined}>
      <span className={styles.held}>{text}</span>
    </td>
  )
})
