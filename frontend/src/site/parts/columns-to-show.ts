import type { StatColumn } from './StatTable'

const nothing: readonly unknown[] = [null, undefined, '', '–']

/**
 * The columns that tell rows apart: one that is empty, or says the same in every row, gives way to the others, but for those
 * named. Of a single row what is not empty is shown.
 */
export const columnsToShow = <Row>(
  columns: readonly StatColumn<Row>[],
  rows: readonly Row[],
  kept: readonly string[],
): readonly StatColumn<Row>[] =>
  columns.filter(({ key, by, show }) => {
    if (kept.includes(key)) return true
    const values = new Set(rows.map(row => (by ? by(row) : show(row))))
    return values.size > 1 || (rows.length === 1 && [...values].every(value => !nothing.includes(value)))
  })
