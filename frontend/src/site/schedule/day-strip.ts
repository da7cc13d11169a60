/** The days of the strip, and the nearest ones beyond it. */
export type StripDays = { readonly days: readonly string[]; readonly earlier?: string; readonly later?: string }

const daysBefore = 2
const daysShown = 14

/**
 * A part of a season's days with the current one in view on the narrowest screen, before anything is scrolled: two days come
 * before it. Near the end of the season the last days fill the strip.
 */
export const dayStrip = (dates: readonly string[], current: string | undefined): StripDays => {
  const found = dates.findIndex(date => current !== undefined && date >= current)
  const at = found === -1 ? dates.length - 1 : found
  const start = Math.max(0, at - daysBefore)
  const end = Math.min(dates.length, start + daysShown)
  return {
    days: dates.slice(start, end),
    ...(start > 0 && { earlier: dates[start - 1] }),
    ...(end < dates.length && { later: dates[end] }),
  }
}
