import type { PeriodId, PlayerId } from '../ids/kinds'
import type { CourtsideRules } from '../leagues/courtside-rules'
import { isEnded } from './clock'
import type { Courtside, SubstitutionOfSide } from './courtside'
import { lengthOf } from './courtside-counts'
import type { PeriodScore, Side, Substitution } from './events'
import { lineupAfter, PLAYERS_ON_COURT, substitutionsOf } from './lineup'
import { isOvertime, type Period } from './periods'

/** A period of which something was played, in milliseconds: how long it is, and how much of it is left. */
export type PlayedPeriod = {
  readonly id: PeriodId
  readonly length: number
  readonly left: number
  /** Whether its clock was kept: otherwise nobody knows when in it players were substituted. */
  readonly isTimed: boolean
}

type Recorded = Pick<Courtside, 'clock' | 'timed' | 'substitutions'>

export type GameOfMinutes = {
  /** Those that are played, in their order. */
  readonly periods: readonly Period[]
  readonly scores: readonly PeriodScore[]
  /** Whether it has its result. */
  readonly isOver: boolean
  readonly recorded: Recorded
  readonly rules: CourtsideRules
}

/** What the clock of a period that goes on shows, as far as anybody said: where it runs, the last substitution knows more. */
const leftOf = ({ id }: Period, length: number, { clock, substitutions }: Recorded): number => {
  if (clock?.period !== id) return length
  if (clock.since === null) return Math.min(length, clock.remaining)
  const told = substitutions.filter(({ period }) => period === id).map(({ remaining }) => remaining)
  return Math.min(length, clock.remaining, ...told)
}

/**
 * What was played of each period: the whole of one that ended, of one that goes on as much as its clock says. A game that is over ended all
 * its regular periods, and the overtimes of which anything is known.
 */
export const playedPeriods = ({ periods, scores, isOver, recorded, rules }: GameOfMinutes): readonly PlayedPeriod[] =>
  periods.flatMap(period => {
    const { id, name } = period
    const length = lengthOf(period, rules)
    const isTimed = recorded.timed.includes(id)
    const isKnown = isTimed || recorded.substitutions.some(one => one.period === id)
    const hasEnded = isEnded(scores, period) || (isOver && (isKnown || !isOvertime(name)))
    if (hasEnded) return [{ id, length, left: 0, isTimed }]
    return isKnown ? [{ id, length, left: leftOf(period, length, recorded), isTimed }] : []
  })

/** How long each player of a side was on the court, in milliseconds, and whether five of them always were, by what is known. */
export type MinutesOfSide = { readonly played: ReadonlyMap<PlayerId, number>; readonly isComplete: boolean }

type Stint = { readonly lineup: readonly PlayerId[]; readonly time: number }

/**
 * The clock at each substitution of a period. It never goes back: where a later one has more left the clock was corrected in between, and
 * what was corrected is right.
 */
const clockOf = (substitutions: readonly Substitution[], { length, left }: PlayedPeriod): readonly number[] => {
  let least = left
  return substitutions
    .toReversed()
    .map(({ remaining }) => (least = Math.min(length, Math.max(least, remaining))))
    .toReversed()
}

/** Who played how long in a period that a lineup began, and the lineup that ended it. */
const stintsOf = (lineup: readonly PlayerId[], substitutions: readonly Substitution[], period: PlayedPeriod) => {
  const clock = clockOf(substitutions, period)
  const stints: Stint[] = []
  let [now, from] = [lineup, period.length]
  for (const [place, one] of substitutions.entries()) {
    const at = clock[place] ?? from
    stints.push({ lineup: now, time: from - at })
    now = lineupAfter(now, one)
    from = at
  }
  stints.push({ lineup: now, time: from - period.left })
  return { stints, lineup: now }
}

/** All stints of a side: the lineup that ends a period begins the next one. */
const stintsOfGame = (substitutions: readonly SubstitutionOfSide[], played: readonly PlayedPeriod[]): readonly Stint[] => {
  let lineup: readonly PlayerId[] = []
  return played.flatMap(period => {
    const inPeriod = stintsOf(
      lineup,
      substitutions.filter(one => one.period === period.id),
      period,
    )
    lineup = inPeriod.lineup
    return inPeriod.stints
  })
}

/**
 * The minutes of a side by its substitutions and the clock (docs/games.md#substitutions-and-minutes). They are never negative, and those of
 * all players come to five times what was played where they are complete.
 */
export const minutesOf = (
  substitutions: readonly SubstitutionOfSide[],
  side: Side,
  played: readonly PlayedPeriod[],
): MinutesOfSide => {
  const ofSide = substitutions.filter(one => one.side === side)
  const own = substitutionsOf(
    ofSide,
    side,
    played.map(({ id }) => id),
  )
  const stints = stintsOfGame(own, played)
  const minutes = new Map<PlayerId, number>()
  for (const { lineup, time } of stints) for (const player of lineup) minutes.set(player, (minutes.get(player) ?? 0) + time)
  const isWhole = stints.every(({ lineup, time }) => time === 0 || lineup.length === PLAYERS_ON_COURT)
  return { played: minutes, isComplete: isWhole && own.length === ofSide.length && played.every(({ isTimed }) => isTimed) }
}
