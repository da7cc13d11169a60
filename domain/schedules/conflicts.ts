import type { GameSlot } from '../games/events'
import { isSameLocation, locationKey } from '../games/location'
import type { GameId, TeamId } from '../ids/kinds'
import type { PlanWeek } from './generation/input'
import { weekOfDate } from './generation/problem'
import { isOutside, type SeasonDates } from '../seasons/dates'
import { unavailableSlotAt, type UnavailableSlot } from './slots'

/** A game with its teams, and when and where it is played: without a date where it was called off. */
export type PlacedGame = GameSlot & { readonly id: GameId; readonly home: TeamId; readonly away: TeamId }

/** What a schedule asks of the games that count for it: its own, and those of its league that no other schedule has. */
export type ScheduleRules = {
  readonly weeks: readonly PlanWeek[]
  readonly maxPerDay: number
  readonly has: (game: GameId) => boolean
}

/** What a date, time and place is held against. */
export type Surroundings = {
  /** The other games of the season, or those of them that are on the same day. */
  readonly games: readonly PlacedGame[]
  readonly unavailable: (team: TeamId) => readonly UnavailableSlot[]
  /** Dates that are off, with the week of a schedule that holds them. */
  readonly weekOffs: readonly string[]
  readonly byes: readonly { readonly date: string; readonly teams: readonly TeamId[] }[]
  readonly season: SeasonDates
  readonly schedules: readonly ScheduleRules[]
}

/** What can be in the way of a game. */
export const CONFLICT_RULES = [
  'same-time',
  'per-day',
  'location',
  'slots',
  'unavailable',
  'bye',
  'week-off',
  'season',
] as const satisfies readonly Conflict['rule'][]

/** Why a game cannot be where it is: `others` are the games in the way. */
export type Conflict = { readonly game: GameId } & (
  | {
      readonly rule: 'same-time'
      readonly team: TeamId
      readonly date: string
      readonly time: string
      readonly others: readonly PlacedGame[]
    }
  | {
      readonly rule: 'per-day'
      readonly team: TeamId
      readonly date: string
      readonly most: number
      readonly others: readonly PlacedGame[]
    }
  | {
      readonly rule: 'location'
      readonly location: string
      readonly date: string
      readonly time: string
      readonly others: readonly PlacedGame[]
    }
  | {
      readonly rule: 'slots'
      readonly date: string
      readonly time: string
      readonly slots: number
      readonly others: readonly PlacedGame[]
    }
  | { readonly rule: 'unavailable'; readonly team: TeamId; readonly slot: UnavailableSlot }
  /** The team has a bye on that date, or in the week of it. */
  | { readonly rule: 'bye'; readonly team: TeamId; readonly date: string }
  /** That date is off, with the week of it. */
  | { readonly rule: 'week-off'; readonly date: string }
  | { readonly rule: 'season'; readonly date: string; readonly season: SeasonDates }
)

type Dated = PlacedGame & { readonly date: string }
type Timed = Dated & { readonly time: string }

const isDated = (game: PlacedGame): game is Dated => game.date !== null
const isTimed = (game: Dated): game is Timed => game.time !== null

const teamsOf = ({ home, away }: PlacedGame): readonly TeamId[] => (home === away ? [home] : [home, away])
const plays = (team: TeamId, game: PlacedGame): boolean => game.home === team || game.away === team

const slotsAt = ({ weeks }: ScheduleRules, { date, time }: Timed) => {
  const week = weekOfDate(weeks, date)
  return week === null ? [] : (weeks[week]?.slots ?? []).filter(slot => slot.date === date && slot.time === time)
}

const sameTime = (game: Timed, atTime: readonly PlacedGame[]): readonly Conflict[] =>
  teamsOf(game).flatMap(team => {
    const others = atTime.filter(other => plays(team, other))
    const { id, date, time } = game
    return others.length === 0 ? [] : [{ game: id, rule: 'same-time' as const, team, date, time, others }]
  })

/** A location takes one game at a time, or as many as a schedule has there: one that names no locations lists the time for each. */
const atLocation = (game: Timed, atTime: readonly PlacedGame[], schedules: readonly ScheduleRules[]): readonly Conflict[] => {
  const { id, date, time, location } = game
  if (location === null) return []
  const others = atTime.filter(other => isSameLocation(other.location, location))
  const courts = Math.max(
    1,
    ...schedules.map(
      schedule =>
        slotsAt(schedule, game).filter(slot => slot.location === null || isSameLocation(slot.location, location)).length,
    ),
  )
  return others.length < courts ? [] : [{ game: id, rule: 'location', location, date, time, others }]
}

const beyondSlots = (game: Timed, atTime: readonly PlacedGame[], schedules: readonly ScheduleRules[]): readonly Conflict[] =>
  schedules.flatMap(schedule => {
    const slots = slotsAt(schedule, game).length
    const others = atTime.filter(({ id }) => schedule.has(id))
    const { id, date, time } = game
    return slots === 0 || others.length < slots ? [] : [{ game: id, rule: 'slots' as const, date, time, slots, others }]
  })

/** Games of a team at one time are said to be so, and not once more to be too many in a day. */
const perDay = (game: Dated, onDay: readonly PlacedGame[], schedules: readonly ScheduleRules[]): readonly Conflict[] =>
  schedules.flatMap(({ has, maxPerDay: most, weeks }) => {
    if (weekOfDate(weeks, game.date) === null) return []
    return teamsOf(game).flatMap(team => {
      const others = onDay.filter(other => plays(team, other) && has(other.id))
      const { id, date } = game
      const isAtOneTime = game.time !== null && others.every(({ time }) => time === game.time)
      return others.length < most || isAtOneTime ? [] : [{ game: id, rule: 'per-day' as const, team, date, most, others }]
    })
  })

const unavailable = (game: Timed, around: Surroundings): readonly Conflict[] =>
  teamsOf(game).flatMap(team => {
    const slot = unavailableSlotAt(around.unavailable(team), game)
    return slot === undefined ? [] : [{ game: game.id, rule: 'unavailable' as const, team, slot }]
  })

/** Whether a date rules another one out: it is the same, or in the same week of a schedule. */
const isInWeekOf = (date: string, schedules: readonly ScheduleRules[]) => {
  const weeks = schedules.map(schedule => weekOfDate(schedule.weeks, date))
  return (other: string): boolean =>
    other === date || schedules.some((schedule, i) => weeks[i] != null && weekOfDate(schedule.weeks, other) === weeks[i])
}

const byes = (game: Dated, around: Surroundings, isInItsWeek: (date: string) => boolean): readonly Conflict[] =>
  teamsOf(game).flatMap(team => {
    const bye = around.byes.find(({ date, teams }) => teams.includes(team) && isInItsWeek(date))
    return bye ? [{ game: game.id, rule: 'bye' as const, team, date: bye.date }] : []
  })

const weekOff = (game: Dated, around: Surroundings, isInItsWeek: (date: string) => boolean): readonly Conflict[] => {
  const date = around.weekOffs.find(isInItsWeek)
  return date === undefined ? [] : [{ game: game.id, rule: 'week-off', date }]
}

const outside = ({ id, date }: Dated, { season }: Surroundings): readonly Conflict[] =>
  isOutside(season, date) ? [{ game: id, rule: 'season', date, season }] : []

/**
 * Everything that is in the way of a game where it is: the one answer to it for whoever moves, adds, swaps or imports games, and for
 * the report of a schedule. A game for which no schedule counts is held to the weeks of all of them.
 */
export const conflictsOf = (game: PlacedGame, around: Surroundings): readonly Conflict[] => {
  if (!isDated(game)) return []
  const onDay = around.games.filter(other => other.id !== game.id && other.date === game.date)
  const own = around.schedules.filter(({ has }) => has(game.id))
  const isInItsWeek = isInWeekOf(game.date, own.length > 0 ? own : around.schedules)
  const atTime = isTimed(game) ? onDay.filter(({ time }) => time === game.time) : []
  return [
    ...(isTimed(game) ? sameTime(game, atTime) : []),
    ...(isTimed(game) ? atLocation(game, atTime, own) : []),
    ...(isTimed(game) ? beyondSlots(game, atTime, own) : []),
    ...perDay(game, onDay, own),
    ...(isTimed(game) ? unavailable(game, around) : []),
    ...byes(game, around, isInItsWeek),
    ...weekOff(game, around, isInItsWeek),
    ...outside(game, around),
  ]
}

/** What a conflict is about: games that are in each other's way have one conflict together. */
export const keyOfConflict = (conflict: Conflict): string => {
  switch (conflict.rule) {
    case 'same-time':
      return `same-time ${conflict.team} ${conflict.date} ${conflict.time}`
    case 'per-day':
      return `per-day ${conflict.team} ${conflict.date}`
    case 'location':
      return `location ${locationKey(conflict.location)} ${conflict.date} ${conflict.time}`
    case 'slots':
      return `slots ${conflict.date} ${conflict.time}`
    case 'unavailable':
    case 'bye':
      return `${conflict.rule} ${conflict.game} ${conflict.team}`
    case 'week-off':
    case 'season':
      return `${conflict.rule} ${conflict.game}`
  }
}

/** The conflicts that a change leads to: those of afterwards that were not there before, each once. */
export const newConflicts = (before: readonly Conflict[], after: readonly Conflict[]): readonly Conflict[] => {
  const known = new Set(before.map(keyOfConflict))
  return after.filter(conflict => {
    const key = keyOfConflict(conflict)
    return !known.has(key) && known.add(key)
  })
}
