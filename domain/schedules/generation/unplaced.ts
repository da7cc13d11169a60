import type { PlanGame, PlanTeam, ScheduleInput } from './input'
import type { PlanObstacle, PlacedPlanGame, PlacingRule, UnplacedPlanGame } from './plan'
import { canPlayOf, openSlots, weekOfDate } from './problem'

type Place = { readonly week: number; readonly date: string; readonly time: string; readonly isTaken: boolean }

/** All slots that were open before anything was placed, and whether a placed game has them now. */
const placesOf = (input: ScheduleInput, placed: readonly PlacedPlanGame[]): readonly Place[] => {
  const taken = new Map<string, number>()
  const keyOf = ({ date, time, location }: Pick<PlacedPlanGame, 'date' | 'time' | 'location'>) =>
    `${date} ${time} ${location ?? ''}`
  for (const game of placed) taken.set(keyOf(game), (taken.get(keyOf(game)) ?? 0) + 1)
  return openSlots(input).flatMap((slots, week) =>
    slots.map(slot => {
      const left = taken.get(keyOf(slot)) ?? 0
      taken.set(keyOf(slot), left - 1)
      return { week, date: slot.date, time: slot.time, isTaken: left > 0 }
    }),
  )
}

/** The rules by which a team cannot play at a place: whatever else is placed, and because of its other games. */
type OwnRules = { readonly absent: PlacingRule | undefined; readonly busy: PlacingRule | undefined }

/** The rules against one team at each place. */
const rulesOfTeam = (
  input: ScheduleInput,
  team: PlanTeam,
  games: readonly PlanGame[],
  places: readonly Place[],
): readonly OwnRules[] => {
  const canPlay = canPlayOf(input, team)
  const byeWeeks = new Set(
    input.byes.filter(({ entries }) => entries.includes(team.entry)).map(({ date }) => weekOfDate(input.weeks, date)),
  )
  const own = games.filter(({ home, away }) => home === team.entry || away === team.entry)
  const playingWeeks = new Set(own.map(({ date }) => (date === null ? null : weekOfDate(input.weeks, date))))
  const absence = (place: Place): PlacingRule | undefined => {
    if (!canPlay(place)) return 'unavailable'
    return byeWeeks.has(place.week) ? 'bye' : undefined
  }
  const business = (place: Place): PlacingRule | undefined => {
    const sameDay = own.filter(({ date }) => date === place.date)
    if (sameDay.some(({ time }) => time === place.time)) return 'same-time'
    if (sameDay.length >= input.maxPerDay) return 'per-day'
    return input.meetings === null && playingWeeks.has(place.week) ? 'once-a-week' : undefined
  }
  return places.map(place => ({ absent: absence(place), busy: business(place) }))
}

/** Two teams that were to meet, and the week from 0 that they were to meet in; null for any. */
export type WantedMeeting = { readonly teams: readonly [PlanTeam, PlanTeam]; readonly week: number | null }

/** The first rule against a game at a place: that a team is not there, that the slot is taken, that a team plays already. */
const ruleAt = (
  [home, away]: readonly [OwnRules, OwnRules],
  { isTaken }: Place,
): readonly [PlacingRule, 0 | 1 | null] | undefined => {
  if (home.absent) return [home.absent, 0]
  if (away.absent) return [away.absent, 1]
  if (isTaken) return ['taken', null]
  if (home.busy) return [home.busy, 0]
  return away.busy ? [away.busy, 1] : undefined
}

/** Says of games that were not placed what is in the way: the home team, the away team or another game. */
export const explainUnplaced = (
  input: ScheduleInput,
  placed: readonly PlacedPlanGame[],
  wanted: readonly WantedMeeting[],
): readonly UnplacedPlanGame[] => {
  if (wanted.length === 0) return []
  const places = placesOf(input, placed)
  const games = [...input.kept, ...placed]
  const rules = new Map(input.teams.map(team => [team.entry, rulesOfTeam(input, team, games, places)]))
  const explained = new Map<string, UnplacedPlanGame>()
  const explain = ({ teams, week }: WantedMeeting): UnplacedPlanGame => {
    const own = teams.map(({ entry }) => rules.get(entry) ?? [])
    const found = new Map<string, PlanObstacle>()
    let slots = 0
    places.forEach((place, at) => {
      if (week !== null && place.week !== week) return
      slots++
      const [home, away] = own.map(of => of[at])
      const broken = home && away ? ruleAt([home, away], place) : undefined
      if (!broken) return
      const [rule, side] = broken
      const key = `${rule}${side}`
      const entry = side === null ? null : teams[side].entry
      found.set(key, { rule, entry, slots: (found.get(key)?.slots ?? 0) + 1 })
    })
    const obstacles = [...found.values()].toSorted((a, b) => b.slots - a.slots)
    return { home: teams[0].entry, away: teams[1].entry, week, slots, obstacles }
  }
  return wanted.map(one => {
    const key = `${one.teams[0].entry} ${one.teams[1].entry} ${one.week}`
    const known = explained.get(key) ?? explain(one)
    explained.set(key, known)
    return known
  })
}
