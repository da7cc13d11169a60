import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { cellAfter, type Cell, type Size } from './moves'

const placeName = ({ row, column }: Cell) => `${row}:${column}`

/** What a field of a grid bears: its place. Which one Tab stops at is set in the document, so that moving draws nothing again. */
export const fieldAt = (cell: Cell) => ({ 'data-cell': placeName(cell), tabIndex: -1 })

const cellOf = (target: EventTarget): Cell | null => {
  const name = target instanceof HTMLElement ? target.dataset.cell : undefined
  if (name === undefined) return null
  const [row = 0, column = 0] = name.split(':').map(Number)
  return { row, column }
}

const leaves = ({ altKey, nativeEvent }: KeyboardEvent) => altKey || nativeEvent.isComposing

/**
 * A table whose fields are one stop of the page: arrows, Tab, Enter, Home and End move among them, Tab leaves it after the last one,
 * and the last one visited is where Tab comes back to (the grid pattern of ARIA). A field is one by what `fieldAt` gives it.
 */
export const useGrid = (size: Size, start: Cell) => {
  const table = useRef<HTMLTableElement>(null)
  const visited = useRef(start)
  const stop = useRef<HTMLElement>(null)

  const fieldOf = (cell: Cell) => table.current?.querySelector<HTMLElement>(`[data-cell="${placeName(cell)}"]`) ?? null

  const stopAt = (field: HTMLElement | null) => {
    if (stop.current && stop.current !== field) stop.current.tabIndex = -1
    if (field) field.tabIndex = 0
    stop.current = field
  }

  useLayoutEffect(() => {
    const { row, column } = visited.current
    stopAt(fieldOf({ row: Math.min(row, size.rows - 1), column: Math.min(column, size.columns - 1) }))
  })

  const onFocus = ({ target }: FocusEvent) => {
    const cell = cellOf(target)
    if (!cell || !(target instanceof HTMLElement)) return
    visited.current = cell
    stopAt(target)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellOf(event.target)
    const to = at && !leaves(event) ? cellAfter(event, at, size) : undefined
    if (!to) return
    event.preventDefault()
    fieldOf(to)?.focus()
  }

  return { grid: { ref: table, onFocus, onKeyDown }, cellOf }
}
