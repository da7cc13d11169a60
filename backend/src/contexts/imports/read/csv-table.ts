import { CsvError, parse } from 'csv-parse/sync'
import { quote, type ImportProblems } from '../check/problems'

/** A line of a file: its number, counted from the header's 1, and its values by column, trimmed. A column that is not there is blank. */
export type CsvRow = { readonly line: number; readonly of: (column: string) => string }

/**
 * `aside`: known columns that the product does not keep, which are not reported. `unused`: those that it cannot keep yet, each
 * with the sentence that says so.
 */
export type CsvColumns = {
  readonly required: readonly string[]
  readonly optional?: readonly string[]
  readonly aside?: readonly string[]
  readonly unused?: { readonly [column: string]: string }
}

/**
 * `has` says whether the file has an optional column. `unfit` are rows that do not fit the header: they are reported as
 * problems, and their values may be in the wrong columns.
 */
export type CsvTable = {
  readonly rows: readonly CsvRow[]
  readonly unfit: readonly CsvRow[]
  readonly has: (column: string) => boolean
}

type Line = { readonly values: readonly string[]; readonly line: number }

export const NO_ROWS: CsvTable = { rows: [], unfit: [], has: () => false }

/** More than any league has: what is beyond is a mistake, or meant to do harm. Every team, player and game is compared with what is there. */
const MOST_ROWS_OF: { readonly [file: string]: number | undefined } = {
  'teams.csv': 1_000,
  'players.csv': 20_000,
  'games.csv': 20_000,
  'rosters.csv': 50_000,
}
const MOST_ROWS = 200_000

/** How many lines a file may have beside its header. */
export const mostRows = (file: string): number => MOST_ROWS_OF[file] ?? MOST_ROWS

export const MOST_COLUMNS = 100
/** In characters; a quoted value may go over several lines of the file, which count together. */
export const LONGEST_LINE = 20_000

const textOf = (bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const countOfValues = (values: number) => (values === 1 ? '1 value' : `${values} values`)

const newlinesIn = (value: string) => (value.includes('\n') ? value.split('\n').length - 1 : 0)

const isBlank = (values: readonly string[]) => values.every(value => value.trim() === '')

/** The place of the first line that is longer than a line may be; undefined where none is. */
const overlongLine = (text: string): number | undefined => {
  let line = 1
  for (let from = 0; from < text.length; line += 1) {
    const newline = text.indexOf('\n', from)
    const end = newline === -1 ? text.length : newline
    if (end - from > LONGEST_LINE) return line
    from = end + 1
  }
  return undefined
}

const TOO_LONG = `is longer than ${LONGEST_LINE} characters; nothing of the file was read.`
const BAD_QUOTE = 'a quote does not begin or end as it should; nothing of the file was read.'

/** All lines with a value, with their numbers; undefined where the file cannot be divided into lines, and that is a problem. */
const linesOf = (file: string, text: string, problems: ImportProblems): readonly Line[] | undefined => {
  const overlong = overlongLine(text)
  if (overlong !== undefined) {
    problems.add({ file, line: overlong }, TOO_LONG)
    return undefined
  }
  const lines: Line[] = []
  let line = 1
  const take = (values: readonly string[]) => {
    if (!isBlank(values)) lines.push({ values, line })
    line += 1 + values.reduce((sum, value) => sum + newlinesIn(value), 0)
    return null
  }
  try {
    parse(text, {
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n'],
      max_record_size: LONGEST_LINE,
      to: mostRows(file) + 2,
      on_record: take,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    problems.add({ file, line }, BAD_QUOTE)
    return undefined
  }
  return lines
}

/** Spreadsheets of many countries put semicolons where these files have commas. */
const hintFor = (header: readonly string[]): string =>
  header.length === 1 && /[;\t]/.test(header[0] ?? '') ? ' Put commas between the values.' : ''

const placesOf = (
  file: string,
  header: readonly string[],
  columns: CsvColumns,
  problems: ImportProblems,
): Map<string, number> => {
  const { required, optional = [], aside = [], unused = {} } = columns
  const known = new Map([...required, ...optional, ...aside].map(name => [name.toLowerCase(), name]))
  const places = new Map<string, number>()
  for (const [place, titled] of header.entries()) {
    const name = titled.trim()
    const column = known.get(name.toLowerCase())
    const why = unused[name.toLowerCase()]
    if (why !== undefined) problems.note(`${file}: the column ${quote(name)} is not used. ${why}`)
    else if (column === undefined) problems.note(`${file}: the column ${quote(name)} is not read.`)
    else if (places.has(column)) problems.add({ file, line: 1 }, `the column ${column} appears twice.`)
    else places.set(column, place)
  }
  const missing = required.filter(name => !places.has(name))
  const are = missing.length === 1 ? ['the column', 'is'] : ['the columns', 'are']
  if (missing.length > 0)
    problems.add(
      { file, line: 1 },
      `${are[0]} ${missing.join(', ')} ${are[1]} missing in ${quote(header.join(','))}.${hintFor(header)}`,
    )
  return places
}

/**
 * Reads a CSV file (UTF-8, comma, header line; a byte order mark and CRLF do no harm). What is wrong with it is added to the problems; undefined
 * where it cannot be used at all.
 */
export const readTable = (file: string, bytes: Buffer, columns: CsvColumns, problems: ImportProblems): CsvTable | undefined => {
  const text = textOf(bytes)
  if (text === undefined) {
    problems.add({ file }, 'is not UTF-8. Save it as "CSV UTF-8".')
    return undefined
  }
  const [header, ...lines] = linesOf(file, text, problems) ?? []
  if (problems.has(file)) return undefined
  if (header === undefined) {
    problems.add({ file }, 'is empty: not even a header line.')
    return undefined
  }
  if (header.values.length > MOST_COLUMNS) {
    problems.add({ file, line: 1 }, `has ${header.values.length} columns; at most ${MOST_COLUMNS} are read.`)
    return undefined
  }
  const places = placesOf(file, header.values, columns, problems)
  if (problems.has(file)) return undefined
  if (lines.length > mostRows(file)) problems.add({ file }, `has more than ${mostRows(file)} lines.`)
  const rows: CsvRow[] = []
  const unfit: CsvRow[] = []
  for (const { values, line } of lines) {
    const fits = values.length === header.values.length
    const row = { line, of: (column: string) => (values[places.get(column) ?? -1] ?? '').trim() }
    ;(fits ? rows : unfit).push(row)
    if (!fits) problems.add({ file, line }, `has ${countOfValues(values.length)}, the header has ${header.values.length}.`)
  }
  return { rows, unfit, has: column => places.has(column) }
}
