import type { Figures } from '@fullcourt/domain/statistics/figures'
import type { Editing } from '../../../parts/editing/editing'
import type { RowKey, SheetRow } from './sheet'

export type LineEdits = ReadonlyMap<RowKey, Editing<Figures | null>>

/** What is on the screen: every row with its line as it shall be. */
export type ShownLine = { readonly row: SheetRow; readonly line: Figures | null }

/** A line as it is shown: what was typed until the server has it. */
export const shownLine = (row: SheetRow, edit: Editing<Figures | null> | undefined): Figures | null =>
  edit && edit.status.kind !== 'saved' ? edit.value : row.line

export const shownLines = (rows: readonly SheetRow[], edits: LineEdits): readonly ShownLine[] =>
  rows.map(row => ({ row, line: shownLine(row, edits.get(row.key)) }))
