import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { cellAfter, type Cell, type Size } from './moves'

/** How a field says its place. */
export const placeName = ({ row, column }: Cell) => `${row}:${column}`

const cellOf = (target: EventTarget): Cell | null => {
  const name = target instanceof HTMLElement ? target.dataset.cell : undefined
  if (name === undefined) return null
  const [row = 0, column = 0] = name.split(':').map(Number)
  return { row, column }
}

const leaves = ({ altKey, nativeEvent }: KeyboardEvent) => altKey || nativeEvent.isComposing

/**
 * A table whose fields are one stop of the page: arrows, Tab, Enter, Home and End move among them, Tab leaves it after the last one,
 * and the last one visited (`stop`) is where Tab comes back to (the grid pattern of ARIA). A field says its place as `data-cell`.
 */
export const useGrid = (size: Size, start: Cell) => {
  const table = useRef<HTMLTableElement>(null)
  const [visited, setVisited] = useState(start)
  const stop = { row: Math.min(visited.row, size.rows - 1), column: Math.min(visited.column, size.columns - 1) }

  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target)
    if (cell) setVisited(cell)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellOf(event.target)
    const to = at && !leaves(event) ? cellAfter(event, at, size) : undefined
    if (!to) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`[data-cell="${placeName(to)}"]`)?.focus()
  }

  return { grid: { ref: table, onFocus, onKeyDown }, stop, cellOf }
}
