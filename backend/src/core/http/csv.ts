import { spreadsheetText } from '@fullcourt/domain/facts/spreadsheet-text'

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

/** A text that holds what separates or ends cells stands in quotes, its own quotes doubled (RFC 4180, 2.6 and 2.7). */
const TO_QUOTE = /[",\r\n]/
const quoted = (text: string): string => (TO_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Without it, spreadsheets read names with accents wrong. */
const BYTE_ORDER_MARK = '\uFEFF'

const lineText = (cells: readonly ExportCell[]): string => `${cells.map(cell => quoted(cellText(cell))).join(',')}\r\n`

/** A table as CSV (RFC 4180). */
export const csvText = ({ columns, rows }: ExportTable): string =>
  BYTE_ORDER_MARK + `${columns.map(quoted).join(',')}\r\n` + rows.map(lineText).join('')
