import { spreadsheetText } from '@fullcourt/domain/facts/spreadsheet-text'
import type { AdminColumn } from './admin-column'

type Value = string | number | null

const cell = (value: Value) => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = spreadsheetText(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What a column says of a row outside the page; undefined for a column of buttons. */
const valueOf = <Row>({ text, by, show }: AdminColumn<Row>, row: Row): Value | undefined => {
  if (text) return text(row)
  const shown = show(row)
  if (typeof shown === 'string' || typeof shown === 'number') return shown
  return by && (by(row) ?? null)
}

/** The rows of a table for a spreadsheet: RFC 4180, with a heading, without the columns that hold only buttons. */
export const csvOf = <Row>(columns: readonly AdminColumn<Row>[], rows: readonly Row[]): string => {
  const filled = columns.filter(column => rows.some(row => valueOf(column, row) !== undefined))
  const lines = rows.map(row => filled.map(column => cell(valueOf(column, row) ?? null)))
  return [filled.map(({ head }) => cell(head)), ...lines].map(line => `${line.join(',')}\r\n`).join('')
}

/** Gives a text to the person as a file. The mark at its beginning shows spreadsheets that it is UTF-8. */
export const download = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
