import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { quantity } from '../../../../ui/format/figures'
import { toast } from '../../../parts/feedback/toast'
import type { Cell } from '../grid/moves'
import { paste, type Pasted } from '../grid/paste'
import { isMarkedOut, markOut, withFigure, type LineEdit } from '../sheet/line-edit'
import type { SheetRow } from '../sheet/sheet'
import { shownLine } from '../sheet/shown-lines'
import type { StatsEditing } from './use-stats-editing'

type Grid = {
  rows: readonly SheetRow[]
  figures: readonly Figure[]
  stats: StatsEditing
  cellOf: (target: EventTarget) => Cell | null
}

const withPasted = (edit: LineEdit, row: number, { figures, out }: Pasted): LineEdit => {
  const typed = figures.filter(one => one.row === row).reduce((line, { figure, value }) => withFigure(line, figure, value), edit)
  return out.includes(row) && !isMarkedOut(typed.is) ? markOut(typed) : typed
}

/** Escape gives a cell back what it had when it was entered; a pasted block spreads over the cells to the right and below. */
export const useCellKeys = ({ rows, figures, stats, cellOf }: Grid) => {
  const entered = useRef<Figures | null>(null)

  const rowAt = (target: EventTarget) => {
    const cell = cellOf(target)
    return cell ? rows[cell.row] : undefined
  }

  const onFocus = ({ target }: FocusEvent) => {
    const row = rowAt(target)
    entered.current = row ? shownLine(row, stats.edits.all().get(row.key)) : null
  }

  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const row = key === 'Escape' ? rowAt(target) : undefined
    if (!row) return
    stats.change(row, () => entered.current)
    requestAnimationFrame(() => target instanceof HTMLInputElement && target.select())
  }

  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell) return
    event.preventDefault()
    const block = paste(event.clipboardData.getData('text'), cell, ['out', ...figures], rows.length)
    for (const place of new Set([...block.figures.map(({ row }) => row), ...block.out])) {
      const row = rows[place]
      if (row) stats.change(row, edit => withPasted(edit, place, block).is)
    }
    if (block.refused > 0) toast.hint(`${quantity(block.refused, 'cell')} left out: only whole numbers up to 999 are figures.`)
  }

  return { onFocus, onKeyDown, onPaste }
}
