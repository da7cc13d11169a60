import { cleanName } from './text'

/** A line of a pasted text that is not empty, by its place from 1. */
export type PastedLine = { readonly line: number; readonly text: string }

/** Characters that nobody sees and that come along from web pages: zero-width ones, the mark at a file's beginning. */
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/gu

const cleanCell = (cell: string): string => cleanName(cell.replace(/^\s*"(.*)"\s*$/u, '$1'))

/** The lines of a pasted text, in NFC and without empty ones; tabs stay. */
export const linesOf = (text: string): readonly PastedLine[] =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((text, i) => ({ line: i + 1, text: text.includes('\t') ? text : cleanName(text) }))
    .filter(({ text }) => text.trim() !== '')

/** The cells of a line: of a spreadsheet by tabs, else by semicolons or commas; a line without any is one cell. */
export const cellsOf = (text: string): readonly string[] => {
  const separator = ['\t', ';', ','].find(one => text.includes(one))
  return separator === undefined ? [cleanCell(text)] : text.split(separator).map(cleanCell)
}
