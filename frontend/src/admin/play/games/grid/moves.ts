export type Cell = { readonly row: number; readonly column: number }
export type Size = {
  readonly rows: number
  readonly columns: number
  /** The columns through which Tab goes, both included: those that are typed. */
  readonly tab: { readonly first: number; readonly last: number }
}
export type Press = { readonly key: string; readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean }

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

/** Down, and from the last row to the top of the next column. */
const next = ({ row, column }: Cell, { rows, columns }: Size): Cell => {
  if (row < rows - 1) return { row: row + 1, column }
  return column < columns - 1 ? { row: 0, column: column + 1 } : { row, column }
}

const previous = ({ row, column }: Cell, { rows }: Size): Cell => {
  if (row > 0) return { row: row - 1, column }
  return column > 0 ? { row: rows - 1, column: column - 1 } : { row, column }
}

const within = ({ row, column }: Cell, { rows, columns }: Size): Cell => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
})

/** To the right, and from the last typed column to the first of the next row; undefined after the last cell, where Tab leaves. */
const right = ({ row, column }: Cell, { rows, tab }: Size): Cell | undefined => {
  if (column < tab.last) return { row, column: Math.max(column + 1, tab.first) }
  return row < rows - 1 ? { row: row + 1, column: tab.first } : undefined
}

const left = ({ row, column }: Cell, { tab }: Size): Cell | undefined => {
  if (column > tab.first) return { row, column: Math.min(column - 1, tab.last) }
  return row > 0 ? { row: row - 1, column: tab.last } : undefined
}

/** Where a key leads in a grid; undefined where it does not move. With Ctrl or Cmd, Home and End lead to the corners. */
export const cellAfter = ({ key, shiftKey, ctrlKey, metaKey }: Press, at: Cell, size: Size): Cell | undefined => {
  const far = ctrlKey || metaKey
  switch (key) {
    case 'ArrowUp':
      return within({ ...at, row: far ? 0 : at.row - 1 }, size)
    case 'ArrowDown':
      return within({ ...at, row: far ? size.rows : at.row + 1 }, size)
    case 'ArrowLeft':
      return within({ ...at, column: far ? 0 : at.column - 1 }, size)
    case 'ArrowRight':
      return within({ ...at, column: far ? size.columns : at.column + 1 }, size)
    case 'Home':
      return within({ row: far ? 0 : at.row, column: 0 }, size)
    case 'End':
      return within({ row: far ? size.rows : at.row, column: size.columns }, size)
    case 'Enter':
      return shiftKey ? previous(at, size) : next(at, size)
    case 'Tab':
      return far ? undefined : (shiftKey ? left : right)(at, size)
    default:
      return undefined
  }
}
