import { plainText } from '@fullcourt/domain/facts/plain-text'
import type { AdminColumn } from './admin-column'

/** The rows in which every word that is looked for is found, in whatever column, case, accent and order. */
export const rowsWith = <Row>(rows: readonly Row[], columns: readonly AdminColumn<Row>[], wanted: string): readonly Row[] => {
  const words = plainText(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter(row => {
    const text = plainText(columns.map(({ by }) => by?.(row) ?? '').join(' '))
    return words.every(word => text.includes(word))
  })
}
