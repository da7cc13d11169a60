import type { ListBounds, ListRange, Tally } from '@fullcourt/projections/read-store'
import type { GameDayAnswer } from '../games.answers'

/** A day `YYYY-MM-DD`, and how many days with games are wanted before it, and from it on. */
export type Near = { readonly day: string; readonly limit: number }

/** Counts the games of a range by their days. */
type CountDays = (range: ListRange) => Promise<readonly Tally[]>

/** So many games of each day are counted on, before it is looked further. */
const GAMES_OF_A_DAY = 8

/** The later of two bounds; the first may be missing. */
export const later = (one: string | undefined, other: string): string => (one !== undefined && one > other ? one : other)
const earlier = (one: string | undefined, other: string): string => (one !== undefined && one < other ? one : other)

/** The first days of a range, the last ones where it is descending: twice as many games are looked at until these are enough. */
const firstDays = async (
  countDays: CountDays,
  range: ListRange,
  limit: number,
  games = limit * GAMES_OF_A_DAY,
): Promise<readonly Tally[]> => {
  const days = await countDays({ ...range, limit: games })
  const goesOn = days.reduce((sum, day) => sum + day.documents, 0) === games
  const inOrder = range.descending ? days.toReversed() : days
  // The day at which the games ended may have more of them.
  const whole = goesOn ? inOrder.slice(0, -1) : inOrder
  if (goesOn && whole.length < limit) return firstDays(countDays, range, limit, games * 2)
  const first = whole.slice(0, limit)
  return range.descending ? first.toReversed() : first
}

/** The days of a list of games around a day, with the games of each. However long the list is, it looks at a part of it alone. */
export const daysAround = async (countDays: CountDays, list: ListBounds, { day, limit }: Near): Promise<readonly Tally[]> => {
  const [before, from] = await Promise.all([
    firstDays(countDays, { ...list, before: earlier(list.before, day), descending: true }, limit),
    firstDays(countDays, { ...list, after: later(list.after, day) }, limit),
  ])
  return [...before, ...from]
}

/** The same of days that are known; those without a date come last. */
export const nearestOf = (days: readonly GameDayAnswer[], { day, limit }: Near): GameDayAnswer[] => {
  const isBefore = ({ date }: GameDayAnswer) => date !== null && date < day
  return [...days.filter(isBefore).slice(-limit), ...days.filter(one => !isBefore(one)).slice(0, limit)]
}
