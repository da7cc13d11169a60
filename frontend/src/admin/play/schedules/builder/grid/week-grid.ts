import { isSameLocation } from '@fullcourt/domain/games/location'
import type { GameAnswer, ScheduleAnswer } from '../../../../../api/schema'

/** When and where a game may be played; `location` is null where the schedule names none. */
export type GridSlot = { readonly date: string; readonly time: string; readonly location: string | null }

/** A line of a week: a game in a slot of the schedule or beside them, or a free slot. */
export type GridLine<Game> =
  | { readonly kind: 'game'; readonly key: string; readonly game: Game }
  | { readonly kind: 'free'; readonly key: string; readonly slot: GridSlot }

export type GridWeek<Game> = {
  readonly index: number
  readonly dates: readonly string[]
  readonly lines: readonly GridLine<Game>[]
}

type Placed = Pick<GameAnswer, 'id' | 'date' | 'time' | 'location'>
type Plan = Pick<ScheduleAnswer, 'weekDates' | 'sameSlot' | 'timeSlots' | 'weeklyTimeSlots' | 'locations'>

/** The slots of a week from 0, in the order of date and time; a time that is listed twice is two slots. */
const slotsOf = (schedule: Plan, week: number): readonly GridSlot[] => {
  const { weekDates, sameSlot, timeSlots, weeklyTimeSlots, locations } = schedule
  const times = (sameSlot ? timeSlots : (weeklyTimeSlots[week] ?? [])).toSorted()
  const places = locations.length > 0 ? locations : [null]
  return (weekDates[week] ?? []).flatMap(date => times.flatMap(time => places.map(location => ({ date, time, location }))))
}

const isAt = (slot: GridSlot, { date, time, location }: Placed) =>
  slot.date === date && slot.time === time && (slot.location === null || isSameLocation(slot.location, location))

/** Later than every date and time. */
const afterAll = '99'
const orderOf = ({ date, time, location }: Omit<Placed, 'id'>) => `${date ?? afterAll} ${time ?? afterAll} ${location ?? ''}`

const linesOf = <Game extends Placed>(slots: readonly GridSlot[], games: readonly Game[]): readonly GridLine<Game>[] => {
  const free = [...slots]
  for (const game of games) {
    const place = free.findIndex(slot => isAt(slot, game))
    if (place >= 0) free.splice(place, 1)
  }
  const lines = [
    ...games.map(game => ({ order: orderOf(game), line: { kind: 'game' as const, key: `game ${game.id}`, game } })),
    ...free.map((slot, i) => ({
      order: orderOf(slot),
      line: { kind: 'free' as const, key: `free ${i} ${orderOf(slot)}`, slot },
    })),
  ]
  return lines.sort((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order))).map(({ line }) => line)
}

/**
 * The weeks of a schedule with its games and what is free. A game is in the week in which it is played now; one that is played
 * outside of all weeks is in the one for which it was planned.
 */
export const weekGrid = <Game extends Placed>(
  schedule: Plan,
  planned: readonly (readonly Game[])[],
): readonly GridWeek<Game>[] => {
  const weekOf = new Map(schedule.weekDates.flatMap((dates, week) => dates.map(date => [date, week] as const)))
  const games = planned.flatMap((ofWeek, week) => ofWeek.map(game => ({ game, week: weekOf.get(game.date ?? '') ?? week })))
  return schedule.weekDates.map((dates, index) => ({
    index,
    dates,
    lines: linesOf(
      slotsOf(schedule, index),
      games.filter(({ week }) => week === index).map(({ game }) => game),
    ),
  }))
}

/** The week from 0 in which a day is, or that is next after it; the last one where all are over. */
export const weekAt = (weeks: readonly Pick<GridWeek<unknown>, 'dates'>[], day: string): number => {
  const next = weeks.findIndex(({ dates }) => dates.some(date => date >= day))
  return next < 0 ? weeks.length - 1 : next
}

type Sided = Pick<GameAnswer, 'home_team_id' | 'away_team_id'>
type CountedTeam = { readonly id: number; readonly name: string }

/** The teams of a league by how many games the schedule has for them, the most first (docs/admin.md#schedules). */
export const gameCounts = <Team extends CountedTeam>(
  games: readonly Sided[],
  teams: readonly Team[],
): readonly { readonly count: number; readonly teams: readonly Team[] }[] => {
  const countOf = ({ id }: Team) => games.filter(game => game.home_team_id === id || game.away_team_id === id).length
  const counted = teams.map(team => ({ team, count: countOf(team) }))
  const counts = [...new Set(counted.map(({ count }) => count))].sort((a, b) => b - a)
  return counts.map(count => ({ count, teams: counted.filter(one => one.count === count).map(({ team }) => team) }))
}
