import { isFigure, type Figure } from '@fullcourt/domain/statistics/figures'
import { LARGEST_FIGURE } from '@fullcourt/domain/games/decide'
import type { Typed } from '../sheet/line-edit'
import type { Cell } from './moves'

/** A column of a box score that can be typed in: the mark of those who did not play, or a figure. */
export type EntryColumn = 'out' | Figure

/** What a pasted block comes to: figures and marks by row, and how many cells said neither. */
export type Pasted = {
  readonly figures: readonly { readonly row: number; readonly figure: Figure; readonly value: Typed }[]
  readonly out: readonly number[]
  readonly refused: number
}

/** A block from a spreadsheet as cells: lines of cells parted by tabs. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map(line => line.split('\t').map(cell => cell.trim()))

/** A figure, null for an empty cell, `out` for a mark; undefined for what is none of these. */
export const readCell = (text: string): Typed | 'out' | undefined => {
  if (text === '') return null
  if (/^(x|dnp)$/i.test(text)) return 'out'
  return /^\d{1,6}$/.test(text) && Number(text) <= LARGEST_FIGURE ? Number(text) : undefined
}

/** The columns that a heading line names (`PTS`, `3PM`, …); others are passed over. Undefined where the line is no heading. */
const headingOf = (cells: readonly string[]): readonly (EntryColumn | null)[] | undefined => {
  const names = cells.map(cell => cell.toUpperCase())
  return names.some(isFigure) ? names.map(name => (isFigure(name) ? name : null)) : undefined
}

/**
 * Lays a pasted block over the grid from a cell on, to the right and down; what hangs over the edges is left out. A first line of
 * abbreviations says itself which columns are meant.
 */
export const paste = (text: string, at: Cell, columns: readonly EntryColumn[], rows: number): Pasted => {
  const block = blockOf(text)
  const heading = headingOf(block[0] ?? [])
  const under = heading ?? columns.slice(at.column)
  const cells = (heading ? block.slice(1) : block).slice(0, rows - at.row).flatMap((line, down) =>
    line.flatMap((cell, right) => {
      const column = under[right]
      return column ? [{ row: at.row + down, column, value: readCell(cell) }] : []
    }),
  )
  return {
    figures: cells.flatMap(({ row, column, value }) =>
      column === 'out' || value === 'out' || value === undefined ? [] : [{ row, figure: column, value }],
    ),
    out: [...new Set(cells.filter(({ value }) => value === 'out').map(({ row }) => row))],
    refused: cells.filter(({ value }) => value === undefined).length,
  }
}
