import { cellsOf, pastedLines, type PastedLine } from '../facts/pasted-text'
import { isHeadingLine, columnsOfHeadings, type PlayerColumn } from './player-columns'
import type { PlayerRow } from './player-list'

/** A line of a pasted list as it was understood; `fault` says what was not. */
export type PastedPlayer = PlayerRow & { readonly fault?: string }

const BULLET = /^[-–—*•·]\s+/u
/** `12`, `#12`, `No. 12`, `12.`, `12)`. */
const NUMBER = /^(?:#|№|no\.?\s?)?\s*(\d{1,3})\s*[.):–-]?$/iu
const LEADING_NUMBER = /^((?:#|№|no\.?\s?)?\s*\d{1,3}\s*[.):–-]?)\s+(?=\D)/iu
const TRAILING_NUMBER = /(?<=\D)[\s,]+((?:#|№|no\.?\s?)?\s*\d{1,3})$/iu

const numberIn = (cell: string): string | null => NUMBER.exec(cell)?.[1] ?? null

/** `Jr.`, `III`: part of a last name, wherever a comma put it. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/iu

type Name = Pick<PlayerRow, 'firstName' | 'lastName'>

/** The first word is the first name, all others the last name: `Ana` and `da Silva Costa`. */
const nameInWords = (text: string): Name => {
  const [firstName = '', ...rest] = text.split(' ')
  return { firstName, lastName: rest.join(' ') }
}

const splitNames = (text: string) =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

/** `da Silva, Ana`: what stands before a comma is the last name; `Ana Silva, Jr.` and `Silva, Ana, Jr.` have a suffix. */
const nameIn = (text: string): Name => {
  const parts = splitNames(text)
  const [suffix = '', ...others] = parts.slice(1).filter(part => SUFFIX.test(part))
  const names = parts.filter((part, i) => i === 0 || !SUFFIX.test(part))
  const [first = '', second] = names
  if (names.length > 2 || others.length > 0) return nameInWords(text)
  const suffixed = (lastName: string) => [lastName, suffix].filter(Boolean).join(' ')
  if (second !== undefined) return { firstName: second, lastName: suffixed(first) }
  const { firstName, lastName } = nameInWords(first)
  return { firstName, lastName: suffixed(lastName) }
}

/** A number before or after a name, and the name without it. */
const apart = (text: string) => {
  const plain = text.replace(BULLET, '')
  const alone = numberIn(plain)
  if (alone !== null) return { text: '', number: alone }
  const place = LEADING_NUMBER.exec(plain) ?? TRAILING_NUMBER.exec(plain)
  const number = place?.[1] === undefined ? null : numberIn(place[1].trim())
  return { text: place ? plain.replace(place[0], '').trim() : plain, number }
}

const fromText = (text: string) => {
  const { text: name, number } = apart(text)
  return { ...nameIn(name), number }
}

const MORE_COLUMNS = 'There is more on this line than a number, a first and a last name.'

const fromCells = (cells: readonly string[]): Omit<PastedPlayer, 'line'> => {
  const filled = cells.filter(cell => cell !== '')
  const place = filled.findIndex(cell => numberIn(cell) !== null)
  const [first = '', last, ...more] = filled.filter((_, i) => i !== place)
  const number = place === -1 ? null : numberIn(filled[place] ?? '')
  if (last === undefined) return number === null ? fromText(first) : { ...nameIn(first), number }
  return { firstName: first, lastName: last, number, ...(more.length > 0 && { fault: MORE_COLUMNS }) }
}

/** A suffix in a cell of its own belongs to the name before it. */
const withSuffixes = (cells: readonly string[]): readonly string[] =>
  cells.reduce<readonly string[]>(
    (joined, cell) =>
      SUFFIX.test(cell) && joined.length > 0 ? [...joined.slice(0, -1), `${joined.at(-1)} ${cell}`] : [...joined, cell],
    [],
  )

/** `Silva, Ana 12` is a name and a number; `12, Ana, Silva` and `Ana,Silva` are cells. */
const isInWords = (text: string, cells: readonly string[]) =>
  !/[\t;"]|,\S/u.test(text) &&
  cells.every(cell => numberIn(cell) === null) &&
  cells.filter(cell => !SUFFIX.test(apart(cell).text)).length < 3

/** A player in cells of a line that has others before them: `Ana Müller` and `7`. */
export const playerInCells = (line: number, cells: readonly string[]): PastedPlayer => ({
  line,
  ...fromCells(withSuffixes(cells)),
})

/** One line of a list, without headings. */
const playerInLine = ({ line, text }: PastedLine): PastedPlayer => {
  const cells = cellsOf(text)
  if (cells.length === 1) return { line, ...fromText(cells[0] ?? '') }
  return { line, ...(isInWords(text, cells) ? fromText(text) : fromCells(withSuffixes(cells))) }
}

/** One line of a table whose headings name its columns. */
export const playerInColumns = (columns: readonly PlayerColumn[], { line, text }: PastedLine): PastedPlayer => {
  const cells = cellsOf(text)
  const cell = (column: PlayerColumn) => cells[columns.indexOf(column)] ?? ''
  const isNumbered = columns.includes('number')
  const name = (column: PlayerColumn) => (isNumbered ? { text: cell(column), number: null } : apart(cell(column)))
  const [first, last, whole] = [name('firstName'), name('lastName'), name('name')]
  const number = isNumbered ? cell('number') || null : (first.number ?? last.number ?? whole.number)
  const named = nameIn(whole.text)
  return {
    line,
    firstName: first.text || named.firstName,
    lastName: last.text || named.lastName,
    number: number && (numberIn(number) ?? number),
  }
}

/** A comma in a name that stands in no quotes makes more cells of a line than there are headings. */
const fits = (columns: readonly PlayerColumn[], { text }: PastedLine) => cellsOf(text).length <= columns.length

/** The players of some lines of a text, the first of which may be headings. */
export const playersInLines = (lines: readonly PastedLine[]): readonly PastedPlayer[] => {
  const [first, ...others] = lines
  const cells = first ? cellsOf(first.text) : []
  const columns = columnsOfHeadings(cells)
  if (columns) return others.map(line => (fits(columns, line) ? playerInColumns(columns, line) : playerInLine(line)))
  return (cells.length === 1 && isHeadingLine(cells[0] ?? '') ? others : lines).map(playerInLine)
}

/** Whether a line begins as one of a numbered player does: `12 Ana Silva`. */
export const beginsWithNumber = ({ text }: PastedLine): boolean =>
  LEADING_NUMBER.test(text) || numberIn(cellsOf(text)[0] ?? '') !== null

/**
 * The players of a pasted list, one a line: `12 Ana Silva`, `Ana Silva`, `Silva, Ana 12`, `12, Ana, Silva`, cells of a spreadsheet
 * with or without their headings. Empty lines are left out.
 */
export const pastedPlayers = (text: string): readonly PastedPlayer[] => playersInLines(pastedLines(text))
