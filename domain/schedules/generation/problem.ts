import { DAYS_OF_WEEK, dayNumber } from '../../facts/days'
import { isSameLocation } from '../../games/location'
import type { OtherPlanGame, PlanGame, PlanSlot, PlanTeam, PlanWeek, ScheduleInput } from './input'
import { partsOfWeek } from './parts-of-week'
import { isAvailableWith } from '../slots'

/** A slot that is open, with the week and the round that it is in. */
export type OpenSlot = PlanSlot & { readonly week: number; readonly round: number }

/** A kept game between two of the teams, by their numbers. */
export type KeptGame = { readonly home: number; readonly away: number; readonly week: number | null; readonly game: PlanGame }

/**
 * The input in numbers. Teams, slots and rounds are counted from 0. A round is a part of a week in which a team plays at most
 * once: that it plays once per slot and not too often a day follows from it.
 */
export type ScheduleProblem = {
  readonly teams: number
  readonly slots: readonly OpenSlot[]
  /** The slots of each round, in the order of time. */
  readonly rounds: readonly (readonly number[])[]
  /** 1 where a team is there at a slot: it can play, and has not asked for a bye. By `team * slots.length + slot`. */
  readonly isPresent: Uint8Array
  /** 1 where a team may play at a slot: it is there, and its kept games leave it free for the whole round. */
  readonly may: Uint8Array
  readonly kept: readonly KeptGame[]
}

/** The first week with a slot on each date. Kept with the weeks, because every slot and game asks for it. */
const weeksByDate = new WeakMap<readonly PlanWeek[], ReadonlyMap<string, number>>()

const weekByDate = (weeks: readonly PlanWeek[]): ReadonlyMap<string, number> => {
  const known = weeksByDate.get(weeks)
  if (known) return known
  const found = new Map<string, number>()
  weeks.forEach(({ slots }, week) => {
    for (const { date } of slots) if (!found.has(date)) found.set(date, week)
  })
  weeksByDate.set(weeks, found)
  return found
}

/** The week of a date: the first that plays on it, else the one among whose seven days it is. */
export const weekOfDate = (weeks: readonly PlanWeek[], date: string): number | null => {
  const playing = weekByDate(weeks).get(date)
  if (playing !== undefined) return playing
  const within = weeks.findIndex(({ startsOn }) => {
    const days = dayNumber(date) - dayNumber(startsOn)
    return days >= 0 && days < DAYS_OF_WEEK
  })
  return within < 0 ? null : within
}

const byTime = (a: PlanSlot, b: PlanSlot): number =>
  a.date.localeCompare(b.date) || a.time.localeCompare(b.time) || (a.location ?? '').localeCompare(b.location ?? '')

/** Takes the slot out that a kept game is played at, if there is one. */
const withoutSlotOf = (slots: readonly PlanSlot[], { date, time, location }: PlanGame): readonly PlanSlot[] => {
  const atTime = (slot: PlanSlot) => slot.date === date && slot.time === time
  const same = slots.findIndex(slot => atTime(slot) && (slot.location === location || isSameLocation(slot.location, location)))
  const taken = same >= 0 ? same : slots.findIndex(slot => atTime(slot) && (slot.location === null || location === null))
  return taken < 0 ? slots : slots.toSpliced(taken, 1)
}

const isTakenBy = ({ date, time, location }: PlanSlot, others: readonly OtherPlanGame[]): boolean =>
  others.some(other => other.date === date && other.time === time && isSameLocation(other.location, location))

/** The slots of each week that are open to new games: none in a week off, and none that a kept or another game takes. */
export const openSlots = ({ weeks, weekOffs, kept, others }: ScheduleInput): readonly (readonly PlanSlot[])[] => {
  const off = new Set(weekOffs.map(date => weekOfDate(weeks, date)))
  const isOpen = (slot: PlanSlot, week: number) => weekOfDate(weeks, slot.date) === week && !isTakenBy(slot, others)
  const dates = weeks.map(({ slots }, week) => slots.filter(slot => isOpen(slot, week)))
  return dates.map((slots, week) => (off.has(week) ? [] : kept.reduce(withoutSlotOf, slots).toSorted(byTime)))
}

const keptGames = ({ weeks, teams, kept }: ScheduleInput): KeptGame[] => {
  const numbers = new Map(teams.map(({ entry }, team) => [entry, team]))
  return kept.flatMap(game => {
    const home = numbers.get(game.home)
    const away = numbers.get(game.away)
    if (home === undefined || away === undefined) return []
    return [{ home, away, week: game.date === null ? null : weekOfDate(weeks, game.date), game }]
  })
}

/** Whether the kept games of a team leave it free for a slot. */
const isLeftFree = (input: ScheduleInput, own: readonly KeptGame[], slot: OpenSlot, roundsOfDay: readonly number[]): boolean => {
  if (input.meetings === null && own.some(({ week }) => week === slot.week)) return false
  const sameDay = own.filter(({ game }) => game.date === slot.date)
  if (sameDay.some(({ game }) => game.time === slot.time)) return false
  const left = Math.max(0, input.maxPerDay - sameDay.length)
  return roundsOfDay.indexOf(slot.round) < left
}

/** 1 for every team and slot that a condition holds for. */
const forEach = (teams: number, slots: readonly OpenSlot[], holds: (team: number, slot: OpenSlot, at: number) => boolean) =>
  Uint8Array.from({ length: teams * slots.length }, (_, i) => {
    const at = i % slots.length
    return holds(Math.floor(i / slots.length), slots[at] as OpenSlot, at) ? 1 : 0
  })

/** Whether a team can play at a date and time: where it plays another game that is no part of the schedule it cannot. */
export const canPlayOf = ({ others }: Pick<ScheduleInput, 'others'>, { entry, unavailable }: PlanTeam) => {
  const busy = others.flatMap(({ entries, date, time }) =>
    entries.includes(entry) && date !== null && time !== null ? [`${date} ${time}`] : [],
  )
  return isAvailableWith([...unavailable, ...busy])
}

const presence = (input: ScheduleInput, slots: readonly OpenSlot[]): Uint8Array => {
  const byeWeeks = input.byes.map(({ date, entries }) => ({ week: weekOfDate(input.weeks, date), entries }))
  const canPlay = input.teams.map(team => canPlayOf(input, team))
  return forEach(input.teams.length, slots, (team, slot) => {
    const { entry } = input.teams[team] as PlanTeam
    const hasBye = byeWeeks.some(({ week, entries }) => week === slot.week && entries.includes(entry))
    return !hasBye && canPlay[team]?.(slot) === true
  })
}

const mayPlay = (
  input: ScheduleInput,
  slots: readonly OpenSlot[],
  kept: readonly KeptGame[],
  isPresent: Uint8Array,
): Uint8Array => {
  const roundsOfDay = new Map<string, number[]>()
  for (const { date, round } of slots) {
    const rounds = roundsOfDay.get(date) ?? []
    if (!rounds.includes(round)) roundsOfDay.set(date, [...rounds, round])
  }
  const keptOf = input.teams.map((_, team) => kept.filter(({ home, away }) => home === team || away === team))
  return forEach(
    input.teams.length,
    slots,
    (team, slot, at) =>
      isPresent[team * slots.length + at] === 1 && isLeftFree(input, keptOf[team] ?? [], slot, roundsOfDay.get(slot.date) ?? []),
  )
}

/**
 * The input in numbers, with everything ruled out that a single team or a kept game rules out. `perWeek` is how many games a
 * team may have in a week.
 */
export const problemOf = (input: ScheduleInput, perWeek: number): ScheduleProblem => {
  const parts = partsOfWeek(input, openSlots(input), perWeek)
  const slots: OpenSlot[] = []
  const rounds = parts.map(({ week, slots: own }, round) => own.map(slot => slots.push({ ...slot, week, round }) - 1))
  const kept = keptGames(input)
  const isPresent = presence(input, slots)
  return { teams: input.teams.length, slots, rounds, isPresent, may: mayPlay(input, slots, kept, isPresent), kept }
}
