import type { CourtsideRules } from '../leagues/courtside-rules'
import type { PeriodId } from '../ids/kinds'
import type { ClockReading, Fouls, Side, TimeOuts } from './events'
import { isOvertime, type Period } from './periods'

const sum = (all: readonly { readonly count: number }[]) => all.reduce((total, { count }) => total + count, 0)

/** The periods whose team fouls count in one: overtime goes on where the last regular period ended. */
const periodsOfFouls = (periods: readonly Period[], period: PeriodId): readonly PeriodId[] => {
  const at = periods.findIndex(({ id }) => id === period)
  if (at < 0 || !isOvertime(periods[at]?.name ?? '')) return [period]
  const lastRegular = periods.findLastIndex(({ name }) => !isOvertime(name))
  return periods.slice(Math.max(0, lastRegular), at + 1).map(({ id }) => id)
}

/** Team fouls of a side that count in a period; `periods` are those that are played, in their order. */
export const teamFouls = (fouls: readonly Fouls[], periods: readonly Period[], period: PeriodId, side: Side): number => {
  const counting = periodsOfFouls(periods, period)
  return sum(fouls.filter(one => one.side === side && counting.includes(one.period)))
}

/** Fouls of a player in the whole game. */
export const playerFouls = (fouls: readonly Fouls[], ids: readonly number[]): number =>
  sum(fouls.filter(({ player }) => player !== null && ids.includes(player)))

/** The periods that share the time-outs of one: a half, or one overtime; and how many a side has in them. */
const shareOf = (periods: readonly Period[], period: PeriodId, { timeOuts }: Pick<CourtsideRules, 'timeOuts'>) => {
  const regular = periods.filter(({ name }) => !isOvertime(name)).map(({ id }) => id)
  const at = regular.indexOf(period)
  if (at < 0) return { shared: [period], most: timeOuts.overtime }
  const half = Math.ceil(regular.length / 2)
  return at < half
    ? { shared: regular.slice(0, half), most: timeOuts.firstHalf }
    : { shared: regular.slice(half), most: timeOuts.secondHalf }
}

/** How many time-outs a side has left in the half, or the overtime, of a period; never fewer than 0. */
export const timeOutsLeft = (
  taken: readonly TimeOuts[],
  periods: readonly Period[],
  at: { readonly period: PeriodId; readonly side: Side },
  rules: Pick<CourtsideRules, 'timeOuts'>,
): number => {
  const { shared, most } = shareOf(periods, at.period, rules)
  return Math.max(0, most - sum(taken.filter(one => one.side === at.side && shared.includes(one.period))))
}

/** The length of a period, in milliseconds. */
export const lengthOf = ({ name }: Period, { periodMinutes, overtimeMinutes }: CourtsideRules): number =>
  (isOvertime(name) ? overtimeMinutes : periodMinutes) * 60_000

/**
 * What the clock shows in a period at a moment (in milliseconds since 1970): how many milliseconds are left, and whether it runs. One
 * that was set in another period shows the whole of this one.
 */
export const clockAt = (
  reading: ClockReading | null,
  period: Period,
  rules: CourtsideRules,
  now: number,
): { readonly remaining: number; readonly runs: boolean } => {
  if (reading?.period !== period.id) return { remaining: lengthOf(period, rules), runs: false }
  if (reading.since === null) return { remaining: reading.remaining, runs: false }
  const remaining = Math.max(0, reading.remaining - Math.max(0, now - Date.parse(reading.since)))
  return { remaining, runs: remaining > 0 }
}
