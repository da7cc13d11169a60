import { stringify } from 'csv-stringify/sync'

export type ExportCell = string | number | null

/** A table as it is taken along: `name` is that of its file, without ending. */
export type ExportTable = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly ExportCell[])[]
}

/** What a spreadsheet would take for a formula (CWE-1236). */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/** The same behind a separator: some split a line at semicolons, tabs or line ends, whatever stands in quotes. */
const FORMULA_BEHIND = /([;|\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g

const guardInside = (text: string): string => text.replace(FORMULA_BEHIND, "$1'")

/** A text that a spreadsheet shows as it is; numbers stay numbers, negative ones too. */
const cellText = (cell: ExportCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return FORMULA.test(cell) ? `'${cell.charAt(0)}${guardInside(cell.slice(1))}` : guardInside(cell)
}

/** A table as CSV (RFC 4180). It begins with a byte order mark: without one, spreadsheets read names with accents wrong. */
export const csvText = ({ columns, rows }: ExportTable): string =>
  stringify([columns, ...rows.map(row => row.map(cellText))], { bom: true, record_delimiter: 'windows' })
