import { groupBy } from '../../facts/group-by'
import type { PlanSlot, ScheduleInput } from './input'

/** A part of a week in which a team plays at most once. */
export type PartOfWeek = { readonly week: number; readonly slots: readonly PlanSlot[] }

/** Neighbouring groups joined, until there are at most `count` of about the same number of slots. */
const joinGroups = (groups: readonly (readonly PlanSlot[])[], count: number): PlanSlot[][] => {
  const total = groups.reduce((sum, group) => sum + group.length, 0)
  const parts: PlanSlot[][] = Array.from({ length: Math.min(count, groups.length) }, () => [])
  let before = 0
  groups.forEach((group, i) => {
    const byShare = Math.floor((before * parts.length) / Math.max(1, total))
    const part = Math.max(byShare, parts.length - (groups.length - i))
    parts[part]?.push(...group)
    before += group.length
  })
  return parts.filter(part => part.length > 0)
}

/** A day with several games of a team is divided by its times. */
const partsOfDay = (slots: readonly PlanSlot[], count: number): PlanSlot[][] =>
  joinGroups(
    groupBy(slots, ({ time }) => time),
    count,
  )

/** How many games a week each team needs, so that all meetings fit into the weeks with slots. */
export const gamesPerWeek = ({ teams, meetings }: ScheduleInput, weeks: readonly (readonly PlanSlot[])[]): number => {
  if (meetings === null) return 1
  const playing = weeks.filter(slots => slots.length > 0).length
  return Math.max(1, Math.ceil((meetings * (teams.length - 1)) / Math.max(1, playing)))
}

/**
 * The parts of all weeks, in order, `wanted` of them in a week: groups of its days, and where these are too few, parts of its
 * days, no more than a team may have games in a day.
 */
export const partsOfWeek = (
  { maxPerDay }: ScheduleInput,
  weeks: readonly (readonly PlanSlot[])[],
  wanted: number,
): readonly PartOfWeek[] =>
  weeks.flatMap((slots, week) => {
    const days = groupBy(slots, ({ date }) => date)
    if (wanted <= days.length) return joinGroups(days, wanted).map(part => ({ week, slots: part }))
    const perDay = Math.min(maxPerDay, Math.ceil(wanted / Math.max(1, days.length)))
    return days.flatMap(day => partsOfDay(day, perDay)).map(part => ({ week, slots: part }))
  })
