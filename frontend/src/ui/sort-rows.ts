import { compareNames } from '@fullcourt/domain/facts/text'

/** What a row is ordered by in a column; null is no figure and always comes last. */
export type SortValue = number | string | null

export type Direction = 'ascending' | 'descending'
export type Sort = { readonly column: string; readonly direction: Direction }

/** As it is in the address: `PTS` ascending, `-PTS` descending. */
export const writeSort = ({ column, direction }: Sort) => (direction === 'descending' ? `-${column}` : column)

export const readSort = (text: string | null): Sort | null => {
  if (!text) return null
  return text.startsWith('-') ? { column: text.slice(1), direction: 'descending' } : { column: text, direction: 'ascending' }
}

const opposite = (direction: Direction): Direction => (direction === 'ascending' ? 'descending' : 'ascending')

/** A heading pressed again: the direction that shows the best first, then the other, then the order the table came in. */
export const nextSort = (current: Sort | null, column: string, bestFirst: Direction): Sort | null => {
  if (current?.column !== column) return { column, direction: bestFirst }
  return current.direction === bestFirst ? { column, direction: opposite(bestFirst) } : null
}

/** Numbers by size, words by their letters and the numbers in them. */
export const compare = (a: number | string, b: number | string) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b))

/** Ordered rows; equal ones keep the order they came in, and those without a value come last whatever the direction. */
export const sortRows = <Row>(rows: readonly Row[], by: (row: Row) => SortValue, direction: Direction): Row[] => {
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((one, other) => {
    const [a, b] = [by(one), by(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compare(a, b)
  })
}
