import { daysAfter, DAYS_OF_WEEK } from '@fullcourt/domain/facts/days'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import type { PlanWeek } from '@fullcourt/domain/schedules/generation/input'
import { datesBetween } from '@fullcourt/projections/date-order'
import type { ListBounds } from '@fullcourt/projections/read-store'

/** A week of a generated schedule that leaves teams without a game: its number from 0, its first date. */
export type ByeWeek = { readonly week: number; readonly date: string; readonly byes: readonly TeamId[] }

const datesOf = ({ startsOn, slots }: PlanWeek): readonly string[] => [
  startsOn,
  daysAfter(startsOn, DAYS_OF_WEEK - 1),
  ...slots.map(({ date }) => date),
]

/** Bounds of a list in the order of dates that leave all dates of some weeks, and those in between. */
export const datesOfWeeks = (weeks: readonly PlanWeek[], some: readonly ByeWeek[]): Pick<ListBounds, 'after' | 'before'> => {
  const dates = some.flatMap(({ week }) => weeks.slice(week, week + 1).flatMap(datesOf)).toSorted()
  return datesBetween({ from: dates[0], to: dates.at(-1) })
}
