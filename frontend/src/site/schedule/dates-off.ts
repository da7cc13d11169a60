import { groupBy } from '@fullcourt/domain/facts/group-by'
import { compareNames } from '@fullcourt/domain/facts/text'
import type { ByeAnswer, WeekOffAnswer } from '../../api/schema'
import { byeText, weekOffText } from '../../ui/format/dates-off'
import type { PublicSite } from '../site'
import type { ScheduleFilter } from './filter'

/** Why some do not play on a date: their league has the week off, or they have a bye. */
export type DateOff = {
  readonly kind: 'week off' | 'bye'
  readonly date: string
  /** The reason or `Off Week`; `Bulls, Hawks (BYE)`. */
  readonly text: string
  readonly leagues: readonly string[]
}

const byeOff = (bye: ByeAnswer): DateOff => ({
  kind: 'bye',
  date: bye.date,
  text: byeText(bye),
  leagues: [bye.league.name],
})

/** A week that several leagues have off for the same reason is said once. */
const weeksOff = (weekOffs: readonly WeekOffAnswer[]): DateOff[] =>
  groupBy(weekOffs, ({ date, reason }) => `${date} ${reason ?? ''}`).map(same => ({
    kind: 'week off',
    date: same[0].date,
    text: weekOffText(same[0]),
    leagues: same.map(({ league }) => league.name).sort(compareNames),
  }))

/** Weeks off and byes as the pages show them, the weeks off of a date before its byes. */
export const datesOff = (weekOffs: readonly WeekOffAnswer[], byes: readonly ByeAnswer[]): DateOff[] => [
  ...weeksOff(weekOffs),
  ...byes.map(byeOff),
]

/** Of a season, the active one where none is named. */
export const askDatesOff = async (
  { api }: PublicSite,
  query: { readonly seasonId?: number; readonly leagueId?: number; readonly teamId?: number },
  signal: AbortSignal,
): Promise<readonly DateOff[]> => {
  const [weekOffs, byes] = await Promise.all([
    api.get('/api/week-offs/public', { query, signal }),
    api.get('/api/bye-dates/public', { query, signal }),
  ])
  return datesOff(weekOffs, byes)
}

/** Nothing is completed on a date off; what is scheduled are those from today on. */
export const isOffShown = ({ date }: DateOff, { show, date: wanted }: ScheduleFilter, today: string): boolean => {
  if (show === 'completed' || (wanted !== undefined && wanted !== date)) return false
  return show === undefined || date >= today
}
