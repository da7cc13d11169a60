/** A day of the schedule with the number of its games that pass the filter. */
export type CountedDay = { readonly date: string; readonly games: number }

/** The days that one page of the schedule shows; a bound is missing where nothing lies beyond it. */
export type Window = {
  readonly from?: string
  readonly to?: string
  /** Where the pages before and after this one begin. */
  readonly earlier?: string
  readonly later?: string
  /** Where all days are on the page: those before this one are folded, so that today is in view. */
  readonly open?: string
  /** True where nothing comes any more: the newest day is shown first. */
  readonly newestFirst?: true
}

/** How many games a page shows, save for a single day that has more. */
const gamesOnAPage = 40

/** How many games a page shows at most: a day that has more is on several pages. */
export const mostOnAPage = 60

/** The last of the days, counted in `step` from a first one, that still fit on a page with it. */
const reach = (days: readonly CountedDay[], start: number, step: 1 | -1) => {
  let games = days[start]?.games ?? 0
  let end = start
  for (let next = start + step; next >= 0 && next < days.length; next += step) {
    games += days[next]?.games ?? 0
    if (games > gamesOnAPage) break
    end = next
  }
  return end
}

/**
 * The last day before today, so that the last results are in view, unless it fills more than a page; after the season its last page.
 */
const startAround = (days: readonly CountedDay[], today: string) => {
  const next = days.findIndex(({ date }) => date >= today)
  if (next === -1) return reach(days, days.length - 1, -1)
  const before = days[next - 1]
  return before === undefined || before.games > mostOnAPage ? next : next - 1
}

type Asked = {
  /** Where the page should begin. */
  readonly from?: string | undefined
  /** It shows everything from the first day, as it is printed. */
  readonly whole?: boolean | undefined
  /** Games are ahead that are on none of the days. */
  readonly goesOn?: boolean
}

const startFrom = (days: readonly CountedDay[], from: string) => {
  const wanted = days.findIndex(({ date }) => date >= from)
  return wanted === -1 ? reach(days, days.length - 1, -1) : wanted
}

/**
 * The days around today: the last day that was played, then what comes. After the season its last days, the newest first; with
 * `from`, the days from that one on. All days where they fit on one page; then the earlier ones are folded.
 */
export const windowOf = (
  days: readonly CountedDay[],
  today: string,
  { from, whole = false, goesOn = false }: Asked = {},
): Window => {
  if (whole) return {}
  const isOver = !goesOn && days.length > 0 && days.every(({ date }) => date < today)
  const newestFirst = isOver && ({ newestFirst: true } as const)
  if (days.reduce((sum, day) => sum + day.games, 0) <= gamesOnAPage) {
    if (newestFirst) return newestFirst
    const open = startAround(days, today)
    return open > 0 ? { open: days[open]?.date } : {}
  }
  const start = from === undefined ? startAround(days, today) : startFrom(days, from)
  const end = reach(days, start, 1)
  return {
    ...newestFirst,
    from: days[start]?.date,
    ...(end < days.length - 1 && { to: days[end]?.date, later: days[end + 1]?.date }),
    ...(start > 0 && { earlier: days[reach(days, start - 1, -1)]?.date }),
  }
}
