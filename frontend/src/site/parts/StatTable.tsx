import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parametersIn, type PageParameter } from '../page-parameters'
import { Legend } from './Legend'
import { SortHeading } from './SortHeading'
import { ScrollTable } from '../../ui/ScrollTable'
import { nextSort, readSort, sortRows, writeSort, type Direction, type Sort, type SortValue } from '../../ui/sort-rows'
import styles from './StatTable.module.css'
import { useFilter } from './use-filter'

export type StatColumn<Row> = {
  readonly key: string
  /** In full: `Free throw percentage`. */
  readonly name: string
  /** The heading where the name is too long: `FT%`; the legend explains it. */
  readonly short?: string
  /** What it is ordered by; without it the column cannot be sorted. */
  readonly by?: (row: Row) => SortValue
  readonly show: (row: Row) => ReactNode
  /** Words are aligned to the left, figures to the right. */
  readonly words?: boolean
  /** On a phone it takes no more room than its words. */
  readonly narrow?: boolean
  /** Where less is better (losses), the least comes first; words begin with A. */
  readonly best?: 'low'
}

type Foot = { readonly key: string; readonly head: ReactNode; readonly cells: Readonly<Record<string, ReactNode>> }

type Props<Row> = {
  /** What the table holds, for screen readers; the heading above it says it to the others. */
  caption: string
  rows: readonly Row[]
  /** What a row is about: it stays in view while the figures scroll. */
  head: StatColumn<Row>
  columns: readonly StatColumn<Row>[]
  /** Names a row, where rows are to be followed from place to place. */
  rowName?: (row: Row) => string
  /** The rank before the head of a row. */
  rank?: (row: Row) => ReactNode
  /** A heavier rule under the last place that leads on, in the order the table came in. */
  cut?: { readonly after: number; readonly label: string }
  /** A row that has words instead of figures (`Did not play`), or null; these come last. */
  instead?: (row: Row) => ReactNode
  /** Rows of sums below. */
  foot?: readonly Foot[]
  /** The name of the sort in the address, where a page has several tables. */
  sortName?: PageParameter
  /** How the order is decided, below the table. */
  note?: ReactNode
  /** Whether what is short is explained below; false where a page has several tables alike, and the last one explains it. */
  legend?: boolean
}

const bestFirst = <Row,>({ words, best }: StatColumn<Row>): Direction => (words || best === 'low' ? 'ascending' : 'descending')

const orderRows = <Row,>(rows: readonly Row[], columns: readonly StatColumn<Row>[], sort: Sort | null) => {
  const by = columns.find(column => column.key === sort?.column)?.by
  return by && sort ? sortRows(rows, by, sort.direction) : rows
}

const useSort = (name: PageParameter) => {
  const [search] = useSearchParams()
  const { value: written, choose } = useFilter(name)
  const set = (sort: Sort | null) => choose(sort ? writeSort(sort) : '')
  return { written, sort: readSort(written), set, others: parametersIn(search).filter(([key]) => key !== name) }
}

/** Says in `--height` how high a box is, for the head that stays in view while the page scrolls past it. */
const useHeight = () => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => current.style.setProperty('--height', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return box
}

/**
 * A table of figures: its head and that of each row stay in view, every column sorts (in the address, so without script too), a shadow
 * at the edge shows that there is more, and a legend explains what is short.
 */
export const StatTable = <Row,>(props: Props<Row>) => {
  const { caption, rows, rowName, head, columns, rank, cut, instead, foot, sortName = 'sort', note, legend = true } = props
  const { written, sort, set, others } = useSort(sortName)
  const box = useHeight()
  const all = [head, ...columns]
  const apart = (row: Row) => instead?.(row) ?? null
  const figures = orderRows(
    rows.filter(row => apart(row) === null),
    all,
    sort,
  )
  const wordsOnly = rows.filter(row => apart(row) !== null)

  return (
    <form method="get" className={styles.form} onSubmit={event => event.preventDefault()}>
      {others.map(([name, value], place) => (
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <ScrollTable
        caption={caption}
        boxClass={styles.box}
        box={box}
        table={{ className: head.narrow ? `${styles.table} ${styles.narrow}` : styles.table }}
      >
        <thead>
          <tr>
            {all.map(column => (
              <SortHeading
                key={column.key}
                className={column === head || column.words ? styles.words : undefined}
                name={column.name}
                short={column.short}
                sorted={sort?.column === column.key ? sort.direction : null}
                button={
                  column.by && {
                    name: sortName,
                    next: nextSort(sort, column.key, bestFirst(column === head ? { ...head, words: true } : column)),
                    set,
                  }
                }
              />
            ))}
          </tr>
        </thead>
        {/* A place in the order is one line of the page: who moves up while it is open changes the lines and moves none. */}
        <tbody key={written}>
          {figures.map((row, place) => (
            <tr
              key={place}
              data-row={rowName?.(row)}
              className={cut && !sort && place === cut.after - 1 && place < figures.length - 1 ? styles.cut : undefined}
            >
              <th scope="row">
                <span className={styles.head}>
                  {rank && <span className={styles.rank}>{rank(row)}</span>}
                  {head.show(row)}
                </span>
              </th>
              {columns.map(column => (
                <td key={column.key} className={column.words ? styles.words : undefined}>
                  {column.show(row)}
                </td>
              ))}
            </tr>
          ))}
          {wordsOnly.map((row, place) => (
            <tr key={figures.length + place} className={styles.instead}>
              <th scope="row">{head.show(row)}</th>
              <td colSpan={columns.length}>{apart(row)}</td>
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            {foot.map(sum => (
              <tr key={sum.key}>
                <th scope="row">{sum.head}</th>
                {columns.map(column => (
                  <td key={column.key} className={column.words ? styles.words : undefined}>
                    {sum.cells[column.key]}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        )}
      </ScrollTable>
      <Legend columns={legend ? all : []} cut={cut?.label} note={note} />
    </form>
  )
}
