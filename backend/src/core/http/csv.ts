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

/** Rows as CSV (RFC 4180). */
const csvRows = (rows: ExportTable['rows'], { bom }: { readonly bom: boolean }): string =>
  stringify(
    rows.map(row => row.map(cellText)),
    { bom, record_delimiter: 'windows' },
  )

/** A table as CSV. It begins with a byte order mark: without one, spreadsheets read names with accents wrong. */
export const csvText = ({ columns, rows }: ExportTable): string => csvRows([columns, ...rows], { bom: true })

/** The same of a table whose rows come in pages. */
export async function* csvPages(columns: readonly string[], pages: AsyncIterable<ExportTable['rows']>): AsyncGenerator<string> {
  yield csvRows([columns], { bom: true })
  for await (const rows of pages) yield csvRows(rows, { bom: false })
}
