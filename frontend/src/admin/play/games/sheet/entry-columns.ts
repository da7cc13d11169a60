import { entryOrder } from '@fullcourt/domain/statistics/entry-order'
import type { SheetColumn } from './sheet'

/** The columns of a box score while it is entered, and how many of them are typed: they come first. */
export type EntryColumns = { readonly columns: readonly SheetColumn[]; readonly typed: number }

export const entryColumns = (columns: readonly SheetColumn[]): EntryColumns => {
  const { typed, follows } = entryOrder(columns.map(({ abbreviation }) => abbreviation))
  const byName = new Map(columns.map(column => [column.abbreviation, column]))
  return { columns: [...typed, ...follows].flatMap(name => byName.get(name) ?? []), typed: typed.length }
}
