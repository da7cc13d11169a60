import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { counted } from '../../../ui/format/figures'
import { toast } from '../../parts/toast'
import type { Cell } from '../grid/moves'
import { pasted, type Pasted } from '../grid/paste'
import { isMarkedOut, markedOut, withFigure, type LineEdit } from '../sheet/line-edit'
import type { ShownLine } from '../sheet/live-sums'
import type { StatsEditing } from './use-stats-editing'

type Grid = {
  lines: readonly ShownLine[]
  figures: readonly Figure[]
  stats: StatsEditing
  cellOf: (target: EventTarget) => Cell | null
}

const withPasted = (edit: LineEdit, row: number, { figures, out }: Pasted): LineEdit => {
  const typed = figures.filter(one => one.row === row).reduce((line, { figure, value }) => withFigure(line, figure, value), edit)
  return out.includes(row) && !isMarkedOut(typed.is) ? markedOut(typed) : typed
}

/** Escape gives a cell back what it had when it was entered; a pasted block spreads over the cells to the right and below. */
export const useCellKeys = ({ lines, figures, stats, cellOf }: Grid) => {
  const entered = useRef<Figures | null>(null)

  const lineAt = (target: EventTarget) => {
    const cell = cellOf(target)
    return cell ? lines[cell.row] : undefined
  }

  const onFocus = ({ target }: FocusEvent) => {
    entered.current = lineAt(target)?.line ?? null
  }

  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const shown = key === 'Escape' ? lineAt(target) : undefined
    if (!shown) return
    stats.change(shown.row, () => entered.current)
    requestAnimationFrame(() => target instanceof HTMLInputElement && target.select())
  }

  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell) return
    event.preventDefault()
    const block = pasted(event.clipboardData.getData('text'), cell, ['out', ...figures], lines.length)
    const rows = new Set([...block.figures.map(({ row }) => row), ...block.out])
    for (const row of rows) {
      const line = lines[row]
      if (line) stats.change(line.row, edit => withPasted(edit, row, block).is)
    }
    if (block.refused > 0) toast.hint(`${counted(block.refused, 'cell')} left out: only whole numbers up to 999 are figures.`)
  }

  return { onFocus, onKeyDown, onPaste }
}
