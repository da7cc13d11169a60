import { groupBy } from '../../facts/group-by'
import type { FixtureOfGame, ScheduleChange } from './schedule-change'

/** What is not settled yet comes last. */
const compare = (one: string | null, other: string | null): number => {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other ? -1 : 1
}

const inOrder = (a: FixtureOfGame, b: FixtureOfGame): number =>
  compare(a.date, b.date) || compare(a.time, b.time) || compare(a.location, b.location) || a.game - b.game

const isWhole = ({ was, is }: ScheduleChange) => was !== null && is !== null

/** Of games with one key, what went with what came, in their order. */
const pairsOf = (changes: readonly ScheduleChange[]): readonly ScheduleChange[] => {
  const gone = changes.flatMap(({ was }) => was ?? []).sort(inOrder)
  const come = changes.flatMap(({ is }) => is ?? []).sort(inOrder)
  const longer = gone.length > come.length ? gone : come
  return longer.map((_, place) => ({ was: gone[place] ?? null, is: come[place] ?? null }))
}

const pairedBy = (changes: readonly ScheduleChange[], keyOf: (game: FixtureOfGame) => string): readonly ScheduleChange[] => {
  const open = changes.filter(change => !isWhole(change))
  const groups = groupBy(open, ({ was, is }) => [was, is].map(game => (game ? keyOf(game) : '')).join(''))
  return [...changes.filter(isWhole), ...groups.flatMap(pairsOf)]
}

const exactly = ({ home, away, date, time, location, calledOff }: FixtureOfGame) =>
  JSON.stringify([home, away, date, time, location, calledOff])
const sameSides = ({ home, away }: FixtureOfGame) => `${home} ${away}`
const sameTeams = ({ home, away }: FixtureOfGame) => `${Math.min(home, away)} ${Math.max(home, away)}`

/**
 * Changes in which a game that came stands for one that went: the very same one first, then one with the same sides, then one between the
 * same teams.
 */
export const withReplaced = (changes: readonly ScheduleChange[]): readonly ScheduleChange[] =>
  [exactly, sameSides, sameTeams].reduce(pairedBy, changes)
