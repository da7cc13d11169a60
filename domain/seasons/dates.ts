/** The first and last day of a season, `YYYY-MM-DD`, as far as they are known. */
export type SeasonDates = { readonly from: string | null; readonly to: string | null }

/** Whether a date is before or after a season. */
export const isOutside = ({ from, to }: SeasonDates, date: string): boolean =>
  (from !== null && date < from) || (to !== null && date > to)
