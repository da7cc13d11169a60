import { CsvError, parse } from 'csv-parse/sync'
import { shown, type Problems } from '../check/problems'

/** A line of a file: its number, counted from the header's 1, and its values by column, trimmed. A column that is not there is blank. */
export type CsvRow = { readonly line: number; readonly of: (column: string) => string }

/** `aside`: known columns that the product does not keep, which nobody is told of. */
export type Columns = {
  readonly required: readonly string[]
  readonly optional?: readonly string[]
  readonly aside?: readonly string[]
}

/** `has` tells whether the file has an optional column. */
export type CsvTable = { readonly rows: readonly CsvRow[]; readonly has: (column: string) => boolean }

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } }

export const NO_ROWS: CsvTable = { rows: [], has: () => false }

/** More rows than any league has: what is beyond is a mistake, or meant to do harm. */
export const MOST_ROWS = 200_000

const textOf = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const parsed = (file: string, text: string, problems: Problems): readonly Parsed[] => {
  try {
    return parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      to: MOST_ROWS + 2,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    problems.add({ file, line: Number(error.lines ?? 1) }, `a quote does not end as it should; nothing of the file was read.`)
    return []
  }
}

const placesOf = (file: string, header: readonly string[], columns: Columns, problems: Problems): Map<string, number> => {
  const { required, optional = [], aside = [] } = columns
  const known = new Map([...required, ...optional, ...aside].map(name => [name.toLowerCase(), name]))
  const places = new Map<string, number>()
  for (const [place, name] of header.entries()) {
    const column = known.get(name.toLowerCase())
    if (column === undefined) problems.note(`${file}: the column ${shown(name)} is not read.`)
    else if (places.has(column)) problems.add({ file, line: 1 }, `the column ${column} is there twice.`)
    else places.set(column, place)
  }
  const missing = required.filter(name => !places.has(name))
  if (missing.length > 0)
    problems.add({ file, line: 1 }, `${missing.length === 1 ? 'the column' : 'the columns'} ${missing.join(', ')} missing.`)
  return places
}

/** Reads a CSV file (UTF-8, comma, header line; a byte order mark and CRLF do no harm). What is wrong with it is added to the problems. */
export const readTable = (file: string, bytes: Buffer, columns: Columns, problems: Problems): CsvTable => {
  const text = textOf(bytes)
  if (text === undefined) {
    problems.add({ file }, 'is not UTF-8. Save it as "CSV UTF-8".')
    return NO_ROWS
  }
  const before = problems.count
  const [header, ...lines] = parsed(file, text, problems)
  if (problems.count > before) return NO_ROWS
  if (header === undefined) {
    problems.add({ file }, 'is empty: not even a header line.')
    return NO_ROWS
  }
  const places = placesOf(file, header.record, columns, problems)
  if (problems.count > before) return NO_ROWS
  if (lines.length > MOST_ROWS) problems.add({ file }, `has more than ${MOST_ROWS} lines.`)
  const rows = lines.flatMap(({ record, info: { lines: line } }) => {
    if (record.length === header.record.length) {
      const of = (column: string) => record[places.get(column) ?? -1] ?? ''
      return [{ line, of }]
    }
    problems.add({ file, line }, `has ${record.length} values, the header has ${header.record.length}.`)
    return []
  })
  return { rows, has: column => places.has(column) }
}
