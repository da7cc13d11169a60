import { unavailableSlotAt } from '../slots'
import type { PlanGame, PlanTeam, ScheduleInput } from './input'
import type { Obstacle, PlacedGame, PlacingRule, UnplacedGame } from './plan'
import { openSlots, weekOfDate } from './problem'

type Place = { readonly week: number; readonly date: string; readonly time: string; readonly isTaken: boolean }

/** All slots that were open before anything was placed, and whether a placed game has them now. */
const placesOf = (input: ScheduleInput, placed: readonly PlacedGame[]): readonly Place[] => {
  const taken = new Map<string, number>()
  const keyOf = ({ date, time, location }: Pick<PlacedGame, 'date' | 'time' | 'location'>) => `${date} ${time} ${location ?? ''}`
  for (const game of placed) taken.set(keyOf(game), (taken.get(keyOf(game)) ?? 0) + 1)
  return openSlots(input).flatMap((slots, week) =>
    slots.map(slot => {
      const left = taken.get(keyOf(slot)) ?? 0
      taken.set(keyOf(slot), left - 1)
      return { week, date: slot.date, time: slot.time, isTaken: left > 0 }
    }),
  )
}

/** The rule by which a team cannot play at a place whatever else is placed, if there is one. */
const ruleOfAbsence = (input: ScheduleInput, team: PlanTeam, place: Place): PlacingRule | undefined => {
  if (unavailableSlotAt(team.unavailable, place) !== undefined) return 'unavailable'
  const asked = input.byes.some(
    ({ date, entries }) => entries.includes(team.entry) && weekOfDate(input.weeks, date) === place.week,
  )
  return asked ? 'bye' : undefined
}

/** The rule by which a team with these games cannot play at a place as well, if there is one. */
const ruleOfGames = (input: ScheduleInput, own: readonly PlanGame[], place: Place): PlacingRule | undefined => {
  const sameDay = own.filter(({ date }) => date === place.date)
  if (sameDay.some(({ time }) => time === place.time)) return 'same-time'
  if (sameDay.length >= input.maxPerDay) return 'per-day'
  const sameWeek = own.some(({ date }) => date !== null && weekOfDate(input.weeks, date) === place.week)
  return input.meetings === null && sameWeek ? 'once-a-week' : undefined
}

/** Two teams that were to meet, and the week from 0 that they were to meet in; null for any. */
export type WantedGame = { readonly teams: readonly [PlanTeam, PlanTeam]; readonly week: number | null }

/** Counts what is in the way in the open slots, all of them or those of a week. A slot counts for the first rule against it. */
const obstaclesIn = (places: readonly Place[], ruleAt: (place: Place) => Omit<Obstacle, 'slots'> | undefined): Obstacle[] => {
  const found = new Map<string, Obstacle>()
  for (const place of places) {
    const rule = ruleAt(place)
    if (!rule) continue
    const key = `${rule.rule} ${rule.entry ?? ''}`
    found.set(key, { ...rule, slots: (found.get(key)?.slots ?? 0) + 1 })
  }
  return [...found.values()].toSorted((a, b) => b.slots - a.slots)
}

/** Says of games that were not placed what is in the way: the home team, the away team or another game. */
export const explainUnplaced = (
  input: ScheduleInput,
  placed: readonly PlacedGame[],
  wanted: readonly WantedGame[],
): readonly UnplacedGame[] => {
  if (wanted.length === 0) return []
  const places = placesOf(input, placed)
  const gamesOf = ({ entry }: PlanTeam) => [...input.kept, ...placed].filter(({ home, away }) => home === entry || away === entry)
  return wanted.map(({ teams, week }) => {
    const own = teams.map(gamesOf)
    const within = places.filter(place => week === null || place.week === week)
    const obstacles = obstaclesIn(within, place => {
      const firstOf = (rules: readonly (PlacingRule | undefined)[]) => {
        const first = rules.findIndex(rule => rule !== undefined)
        return first < 0 ? undefined : { rule: rules[first] as PlacingRule, entry: teams[first]?.entry ?? null }
      }
      const absent = firstOf(teams.map(team => ruleOfAbsence(input, team, place)))
      if (absent || place.isTaken) return absent ?? { rule: 'taken', entry: null }
      return firstOf(own.map(games => ruleOfGames(input, games, place)))
    })
    return { home: teams[0].entry, away: teams[1].entry, week, slots: within.length, obstacles }
  })
}
