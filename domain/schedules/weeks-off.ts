import type { ScheduleDetails } from './events'
import { weekOfDate } from './generation/problem'
import { planWeeks } from './generation-input'

/**
 * Which dates are off: the named ones, and in the weeks of a schedule all dates of a week that holds one of them (design 8,
 * Schedules).
 */
export const datesOff = (weekOffs: readonly string[], schedules: readonly ScheduleDetails[]): ((date: string) => boolean) => {
  const weeksOff = schedules.map(details => {
    const weeks = planWeeks(details)
    return { weeks, off: new Set(weekOffs.map(date => weekOfDate(weeks, date)).filter(week => week !== null)) }
  })
  return date =>
    weekOffs.includes(date) ||
    weeksOff.some(({ weeks, off }) => {
      const week = off.size === 0 ? null : weekOfDate(weeks, date)
      return week !== null && off.has(week)
    })
}
