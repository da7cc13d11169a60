import { stringify } from 'csv-stringify/sync'

export type Cell = string | number | null

/** A table as it is taken along: `name` is that of its file, without ending. */
export type Table = { readonly name: string; readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] }

/** What a spreadsheet would take for a formula (CWE-1236). */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/** A text that a spreadsheet shows as it is; numbers stay numbers, negative ones too. */
const shown = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** A table as CSV (RFC 4180). It begins with a byte order mark: without one, spreadsheets read names with accents wrong. */
export const csvText = ({ columns, rows }: Table): string =>
  stringify([columns, ...rows.map(row => row.map(shown))], { bom: true, record_delimiter: 'windows' })
