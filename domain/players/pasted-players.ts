import { cellsOf, linesOf, type PastedLine } from '../facts/pasted-text'
import { playerColumns, type PlayerColumn } from './player-columns'
import type { PlayerRow } from './player-list'

/** A line of a pasted list as it was understood; `fault` says what was not. */
export type PastedPlayer = PlayerRow & { readonly fault?: string }

const BULLET = /^[-–—*•·]\s+/u
/** `12`, `#12`, `No. 12`, `12.`, `12)`. */
const NUMBER = /^(?:#|№|no\.?\s?)?\s*(\d{1,3})\s*[.):–-]?$/iu
const LEADING_NUMBER = /^((?:#|№|no\.?\s?)?\s*\d{1,3}\s*[.):–-]?)\s+(?=\D)/iu
const TRAILING_NUMBER = /(?<=\D)[\s,]+((?:#|№|no\.?\s?)?\s*\d{1,3})$/iu

const numberIn = (cell: string): string | null => NUMBER.exec(cell)?.[1] ?? null

/** The first word is the first name, all others the last name: `Ana` and `da Silva Costa`. */
const nameIn = (text: string) => {
  const [firstName = '', ...rest] = text.split(' ')
  return { firstName, lastName: rest.join(' ') }
}

const fromText = (text: string) => {
  const plain = text.replace(BULLET, '')
  const alone = numberIn(plain)
  if (alone !== null) return { ...nameIn(''), number: alone }
  const place = LEADING_NUMBER.exec(plain) ?? TRAILING_NUMBER.exec(plain)
  const number = place?.[1] === undefined ? null : numberIn(place[1].trim())
  return { ...nameIn(place ? plain.replace(place[0], '').trim() : plain), number }
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

/** One line of a list, without headings. */
const playerInLine = ({ line, text }: PastedLine): PastedPlayer => {
  const cells = cellsOf(text)
  return { line, ...(cells.length > 1 ? fromCells(cells) : fromText(text)) }
}

/** One line of a table whose headings name its columns. */
export const playerInColumns = (columns: readonly PlayerColumn[], { line, text }: PastedLine): PastedPlayer => {
  const cells = cellsOf(text)
  const cell = (column: PlayerColumn) => cells[columns.indexOf(column)] ?? ''
  const whole = nameIn(cell('name'))
  return {
    line,
    firstName: cell('firstName') || whole.firstName,
    lastName: cell('lastName') || whole.lastName,
    number: cell('number') === '' ? null : (numberIn(cell('number')) ?? cell('number')),
  }
}

/** The players of some lines of a text, the first of which may be headings. */
export const playersInLines = (lines: readonly PastedLine[]): readonly PastedPlayer[] => {
  const [first] = lines
  const columns = first && playerColumns(cellsOf(first.text))
  return columns ? lines.slice(1).map(line => playerInColumns(columns, line)) : lines.map(playerInLine)
}

/** Whether a line begins as one of a numbered player does: `12 Ana Silva`. */
export const beginsWithNumber = ({ text }: PastedLine): boolean =>
  LEADING_NUMBER.test(text) || numberIn(cellsOf(text)[0] ?? '') !== null

/**
 * The players of a pasted list, one a line: `12 Ana Silva`, `Ana Silva`, `Ana Silva 12`, `12, Ana, Silva`, cells of a spreadsheet
 * with or without their headings. Empty lines are left out.
 */
export const pastedPlayers = (text: string): readonly PastedPlayer[] => playersInLines(linesOf(text))
