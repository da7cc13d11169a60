import { spreadsheetText } from '@fullcourt/domain/facts/spreadsheet-text'
import { stringify } from 'csv-stringify/sync'

export type ExportCell = string | number | null

/** A table as it is taken along: `name` is that of its file, without ending. */
export type ExportTable = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly ExportCell[])[]
}

/** A text that a spreadsheet shows as it is; numbers stay numbers, negative ones too. */
const cellText = (cell: ExportCell): string => {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : spreadsheetText(cell)
}

/** A table as CSV (RFC 4180). It begins with a byte order mark: without one, spreadsheets read names with accents wrong. */
export const csvText = ({ columns, rows }: ExportTable): string =>
  stringify([columns, ...rows.map(row => row.map(cellText))], { bom: true, record_delimiter: 'windows' })
