import type { ReactNode } from 'react'
import type { SortValue } from '../../../ui/sort-rows'

/** A column of an admin table. */
export type AdminColumn<Row> = {
  readonly key: string
  readonly head: string
  readonly show: (row: Row) => ReactNode
  /** What it is ordered by; without it the column cannot be sorted. */
  readonly by?: (row: Row) => SortValue
  /** What a downloaded table says, where what is shown is more than a text. */
  readonly text?: (row: Row) => string | number | null
  /** Names, addresses: a text that may be longer than a column has room for. */
  readonly long?: boolean
  /** Figures are aligned to the right. */
  readonly figures?: boolean
  /** Stands under the name where each row is one dense line on a phone. */
  readonly summary?: boolean
  /** It names the row; without one, the first column does. */
  readonly naming?: boolean
}
