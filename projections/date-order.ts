import { padId } from './order'
import type { ListPlace } from './projection'
import type { ListBounds } from './read-store'

/** The place of what is on a date in the list of that key: by date, then by id. */
export const dateInLists = ({ id, date }: { readonly id: number; readonly date: string }, key: number): readonly ListPlace[] => [
  { key: String(key), order: `${date} ${padId(id)}` },
]

/** Days `YYYY-MM-DD`, both included; without one it is open at that end. */
export type DateRange = { readonly from?: string | undefined; readonly to?: string | undefined }

/**
 * Bounds of a list in the order of dates that leave what is from one date to another, both included. Games without a
 * date are left without `to` only.
 */
export const datesBetween = ({ from, to }: DateRange): Pick<ListBounds, 'after' | 'before'> => ({
  ...(from === undefined ? {} : { after: from }),
  ...(to === undefined ? {} : { before: `${to}~` }),
})
