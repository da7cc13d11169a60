import { WEEKDAYS } from '../../events'
import { timeOfDay } from '../../../facts/wall-time'
import { weekdayNumber } from '../../../facts/days'
import type { PlanGame, PlanSlot } from '../input'
import type { Measure, MeasureName } from '../report'
import { evenShares, spreadOf } from '../spread'
import { playableRounds, type MeasuredSchedule } from '../standing'
import { largestFirst, line, theLess } from './measure'

type KeyOf = (at: PlanGame | PlanSlot) => string | null

/** How evenly teams share something that games have: the most minus the least games of a team at the least evenly shared one. */
const shares = (name: MeasureName, standing: MeasuredSchedule, keyOf: KeyOf, wordsOf: (key: string) => string): Measure => {
  const { input, games, gamesOf, problem } = standing
  const slotKeys = problem.slots.map(keyOf)
  const keys = [...new Set([...slotKeys, ...games.map(({ game }) => keyOf(game))].flatMap(key => key ?? []))].toSorted()
  const judged = keys.map(key => {
    const counts = gamesOf.map(own => own.filter(({ game }) => keyOf(game) === key).length)
    const rounds = playableRounds(
      standing,
      problem.rounds.map(slots => slots.filter(slot => slotKeys[slot] === key)),
    )
    const kept = standing.keptOf.map(own => own.filter(({ game }) => keyOf(game) === key).length)
    const ranges = kept.map((least, team) => ({ least, most: Math.max(counts[team] ?? 0, least + (rounds[team] ?? 0)) }))
    const total = counts.reduce((sum, count) => sum + count, 0)
    return { key, counts, figure: spreadOf(counts), attainable: spreadOf(evenShares(total, ranges)) }
  })
  const isShared = keys.length > 1
  const figure = Math.max(0, ...judged.map(one => one.figure))
  return theLess(name, {
    figure: isShared ? figure : null,
    attainable: isShared ? Math.max(0, ...judged.map(one => one.attainable)) : null,
    lines: judged
      .filter(one => isShared && figure > 1 && one.figure === figure)
      .flatMap(({ key, counts }) =>
        largestFirst(
          input.teams.map(({ entry }, team) => line({ entries: [entry], figure: counts[team] ?? 0, of: wordsOf(key) })),
        ),
      ),
  })
}

/** Games at each time of day. */
export const times = (standing: MeasuredSchedule): Measure => shares('times', standing, ({ time }) => time, timeOfDay)

/** Games on each weekday. */
export const days = (standing: MeasuredSchedule): Measure =>
  shares(
    'days',
    standing,
    ({ date }) => (date === null ? null : String(weekdayNumber(date))),
    day => WEEKDAYS[Number(day)] ?? day,
  )

/** Games at each location. */
export const locations = (standing: MeasuredSchedule): Measure =>
  shares(
    'locations',
    standing,
    ({ location }) => location,
    location => location,
  )
