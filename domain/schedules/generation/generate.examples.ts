import { daysAfter } from '../../facts/days'
import type { PlanSlot, PlanTeam, PlanWeek, ScheduleInput } from './input'

const FIRST_SUNDAY = '2026-01-04'

/** The date so many days after the first Sunday of 2026. */
export const dayAfter = (days: number): string => daysAfter(FIRST_SUNDAY, days)

/** Weeks of one day with a slot at each time. */
export const weeksOf = (count: number, times: readonly string[]): readonly PlanWeek[] =>
  Array.from({ length: count }, (_, week) => {
    const date = dayAfter(7 * week)
    return { startsOn: date, slots: times.map((time): PlanSlot => ({ date, time, location: null })) }
  })

/** So many times of a day, half an hour apart from 9:00 AM; after the last one of the day, the first again. */
export const timesOf = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const half = i % 30
    return `${String(9 + (half >> 1)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  })

/** Teams with the entries 1, 2, … that can always play. */
export const teamsOf = (count: number): readonly PlanTeam[] =>
  Array.from({ length: count }, (_, i) => ({ entry: i + 1, unavailable: [] }))

/** A league with room for everybody in every week, where nothing else is said. */
export const league = (teams: number, weeks: number, more: Partial<ScheduleInput> = {}): ScheduleInput => ({
  weeks: weeksOf(weeks, timesOf(Math.floor(teams / 2))),
  teams: teamsOf(teams),
  weekOffs: [],
  byes: [],
  kept: [],
  others: [],
  season: { from: null, to: null },
  meetings: null,
  maxPerDay: 1,
  seed: 1,
  ...more,
})
