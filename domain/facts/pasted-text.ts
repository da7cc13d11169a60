import { cleanName } from './text'

/** A line of a pasted text that is not empty, by its place from 1. */
export type PastedLine = { readonly line: number; readonly text: string }

/** Characters that nobody sees and that come along from web pages: zero-width ones, the mark at a file's beginning. */
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/gu

/** A cell in quotes holds a quote as two of them. */
const cleanCell = (cell: string): string =>
  cleanName(cell.replace(/^\s*"(.*)"\s*$/u, (_, inside: string) => inside.replaceAll('""', '"')))

/** The lines of a pasted text, in NFC and without empty ones; tabs stay. */
export const pastedLines = (text: string): readonly PastedLine[] =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((text, i) => ({ line: i + 1, text: text.includes('\t') ? text : cleanName(text) }))
    .filter(({ text }) => text.trim() !== '')

const QUOTED = /"(?:[^"]|"")*"/gu

/** The cells of a line: of a spreadsheet by tabs, else by semicolons or commas outside quotes; a line without any is one cell. */
export const cellsOf = (text: string): readonly string[] => {
  const unquoted = text.replace(QUOTED, quoted => ' '.repeat(quoted.length))
  const separator = ['\t', ';', ','].find(one => unquoted.includes(one))
  if (separator === undefined) return [cleanCell(text)]
  const ends = [...unquoted.matchAll(new RegExp(separator, 'gu'))].map(({ index }) => index)
  return [...ends, text.length].map((end, i) => cleanCell(text.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end)))
}
