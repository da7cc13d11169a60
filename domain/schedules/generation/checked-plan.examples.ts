import type { PlanGame, ScheduleInput } from './input'
import type { SchedulePlan } from './plan'

/*
 * Judges a generated schedule on its own: it shares nothing with the generator but the types of what goes in and comes out,
 * and counts everything anew in the slowest and plainest way.
 */

const DAY = 86_400_000
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY

const tally = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const keyOfSlot = ({ date, time, location }: Pick<PlanGame, 'date' | 'time' | 'location'>) => `${date} ${time} ${location}`
const keyOfPair = ({ home, away }: PlanGame) => `${Math.min(home, away)}-${Math.max(home, away)}`
const sidesOf = ({ home, away }: PlanGame) => [home, away]
const plays = (game: PlanGame, entry: number) => game.home === entry || game.away === entry

/** The week of a date: that which has slots on it first, else the one of its seven days. */
export const weekOf = ({ weeks }: ScheduleInput, date: string | null): number => {
  if (date === null) return -1
  const withSlots = weeks.findIndex(({ slots }) => slots.some(slot => slot.date === date))
  if (withSlots !== -1) return withSlots
  return weeks.findIndex(({ startsOn }) => dayOf(date) >= dayOf(startsOn) && dayOf(date) <= dayOf(startsOn) + 6)
}

export const placedGames = (plan: SchedulePlan): readonly PlanGame[] => plan.weeks.flatMap(({ games }) => games)

const isAway = (input: ScheduleInput, entry: number, { date, time }: Pick<PlanGame, 'date' | 'time'>): boolean =>
  input.teams.some(team => team.entry === entry && team.unavailable.some(slot => slot === time || slot === `${date} ${time}`))

const isOff = (input: ScheduleInput, week: number): boolean => input.weekOffs.some(date => weekOf(input, date) === week)

const asksForBye = (input: ScheduleInput, entry: number, week: number): boolean =>
  input.byes.some(({ date, entries }) => weekOf(input, date) === week && entries.includes(entry))

/** Why a new game must not be played among others, by every hard rule; undefined where it may. */
const ruleAgainst = (input: ScheduleInput, game: PlanGame, others: readonly PlanGame[]): string | undefined => {
  const week = weekOf(input, game.date)
  const slots = input.weeks.flatMap(one => one.slots).filter(slot => keyOfSlot(slot) === keyOfSlot(game)).length
  if (game.home === game.away) return 'a team against itself'
  if (isOff(input, week)) return 'a week off'
  if (others.filter(other => keyOfSlot(other) === keyOfSlot(game)).length >= slots) return 'more games than slots'
  for (const entry of sidesOf(game)) {
    const own = others.filter(other => plays(other, entry))
    if (!input.teams.some(team => team.entry === entry)) return 'a team that is not there'
    if (isAway(input, entry, game)) return 'an unavailable slot'
    if (asksForBye(input, entry, week)) return 'a bye that was asked for'
    if (own.some(({ date, time }) => date === game.date && time === game.time)) return 'twice at a time'
    if (own.filter(({ date }) => date === game.date).length >= input.maxPerDay) return 'too often in a day'
    if (input.meetings === null && own.some(({ date }) => weekOf(input, date) === week)) return 'twice in a week'
  }
  return undefined
}

const brokenRules = (input: ScheduleInput, plan: SchedulePlan): string[] => {
  const games = placedGames(plan)
  return games.flatMap((game, i) => {
    const others = [...input.kept, ...games.filter((_, other) => other !== i)]
    const rule = ruleAgainst(input, game, others)
    return rule === undefined ? [] : [`${rule}: ${JSON.stringify(game)}`]
  })
}

const wrongWeeks = (input: ScheduleInput, plan: SchedulePlan): string[] => [
  ...(plan.weeks.length === input.weeks.length ? [] : ['another number of weeks']),
  ...plan.weeks.flatMap(({ games, byes }, week) => {
    const inWeek = [...games, ...input.kept.filter(({ date }) => weekOf(input, date) === week)]
    const resting = input.teams.map(({ entry }) => entry).filter(entry => !inWeek.some(game => plays(game, entry)))
    const isSame = JSON.stringify([...byes].sort()) === JSON.stringify(resting.sort())
    const strangers = games.filter(({ date }) => weekOf(input, date) !== week)
    return [...(isSame ? [] : [`byes of week ${week}`]), ...strangers.map(game => `not in week ${week}: ${JSON.stringify(game)}`)]
  }),
]

/** Each pair meets as often as was asked for, or is named among the unplaced; never more often. */
const wrongMeetings = (input: ScheduleInput, plan: SchedulePlan): string[] => {
  if (input.meetings === null) return []
  const kept = tally(input.kept.map(keyOfPair))
  const placed = tally(placedGames(plan).map(keyOfPair))
  const unplaced = tally(plan.unplaced.map(({ home, away }) => keyOfPair({ home, away, date: null, time: null, location: null })))
  const entries = input.teams.map(({ entry }) => entry)
  return entries.flatMap((home, i) =>
    entries.slice(i + 1).flatMap(away => {
      const pair = keyOfPair({ home, away, date: null, time: null, location: null })
      const [before, now, left] = [kept, placed, unplaced].map(counts => counts.get(pair) ?? 0) as [number, number, number]
      const isRight = now + left === Math.max(0, (input.meetings ?? 0) - before)
      return isRight ? [] : [`${pair}: ${before} kept, ${now} placed, ${left} unplaced`]
    }),
  )
}

/** What is left unplaced has no free slot, and says what is in the way. */
const wronglyUnplaced = (input: ScheduleInput, plan: SchedulePlan): string[] => {
  const standing = [...input.kept, ...placedGames(plan)]
  return plan.unplaced.flatMap(({ home, away, week, slots, obstacles }) => {
    const places = input.weeks.filter((_, at) => week === null || at === week).flatMap(one => one.slots)
    const open = places.find(slot => ruleAgainst(input, { home, away, ...slot }, standing) === undefined)
    const counted = obstacles.reduce((sum, obstacle) => sum + obstacle.slots, 0)
    return [
      ...(open ? [`${home}-${away} fits ${JSON.stringify(open)}`] : []),
      ...(counted === slots ? [] : [`${home}-${away}: ${counted} of ${slots} slots explained`]),
    ]
  })
}

/** Everything that is wrong with a plan, whatever the input; empty for a plan that is right. */
export const faultsOf = (input: ScheduleInput, plan: SchedulePlan): readonly string[] => [
  ...brokenRules(input, plan),
  ...wrongWeeks(input, plan),
  ...wrongMeetings(input, plan),
  ...wronglyUnplaced(input, plan),
]

/** The figures of a plan that bounds are stated for, counted over its own games. */
export type Counted = {
  readonly gamesSpread: number
  readonly meetingsSpread: number
  /** Home minus away, beyond 0 for an even and 1 for an odd number of games. */
  readonly unbalanced: number
  /** The furthest that home and away are apart at any time. */
  readonly furthestApart: number
  readonly breaks: number
  readonly byesSpread: number
}

const spread = (figures: readonly number[]) => (figures.length === 0 ? 0 : Math.max(...figures) - Math.min(...figures))

export const counted = (input: ScheduleInput, plan: SchedulePlan): Counted => {
  const games = [...placedGames(plan)].sort((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1))
  const entries = input.teams.map(({ entry }) => entry)
  const sides = entries.map(entry => games.filter(game => plays(game, entry)).map(game => (game.home === entry ? 1 : -1)))
  const met = tally(games.map(keyOfPair))
  const sums = sides.map(own => own.map((_, upTo) => own.slice(0, upTo + 1).reduce((sum: number, side) => sum + side, 0)))
  const pairs = entries.flatMap((first, i) =>
    entries.slice(i + 1).map(second => `${Math.min(first, second)}-${Math.max(first, second)}`),
  )
  return {
    gamesSpread: spread(sides.map(own => own.length)),
    meetingsSpread: spread(pairs.map(pair => met.get(pair) ?? 0)),
    unbalanced: Math.max(0, ...sums.map(own => Math.abs(own.at(-1) ?? 0) - (own.length % 2))),
    furthestApart: Math.max(0, ...sums.flat().map(Math.abs)),
    breaks: sides.reduce((sum, own) => sum + own.filter((side, i) => side === own[i - 1]).length, 0),
    byesSpread: spread(entries.map(entry => plan.weeks.filter(({ byes }) => byes.includes(entry)).length)),
  }
}

/** The most games that a week can have, found by trying every choice; for few teams and slots. */
export const mostGamesOfWeek = (input: ScheduleInput, week: number): number => {
  const slots = input.weeks[week]?.slots ?? []
  const from = (at: number, chosen: readonly PlanGame[]): number => {
    const slot = slots[at]
    if (!slot) return chosen.length
    const games = input.teams.flatMap(({ entry: home }, i) =>
      input.teams.slice(i + 1).map(({ entry: away }): PlanGame => ({ home, away, ...slot })),
    )
    const allowed = games.filter(
      game => weekOf(input, slot.date) === week && !ruleAgainst(input, game, [...input.kept, ...chosen]),
    )
    return Math.max(from(at + 1, chosen), ...allowed.map(game => from(at + 1, [...chosen, game])))
  }
  return from(0, [])
}
