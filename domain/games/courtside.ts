import type { PeriodId } from '../ids/kinds'
import type {
  ClockReading,
  Fouls,
  FoulsRecorded,
  GameClockSet,
  GameFact,
  Side,
  Substitution,
  SubstitutionRecorded,
  TimeOuts,
  TimeOutsRecorded,
} from './events'

export type SubstitutionOfSide = Substitution & { readonly side: Side }

/**
 * What is recorded of a game beside its figures: fouls and time-outs by period, in the order of their first ones, the clock, the periods in
 * which it was kept, and substitutions in the order in which they came in.
 */
export type Courtside = {
  readonly fouls: readonly Fouls[]
  readonly timeOuts: readonly TimeOuts[]
  readonly clock: ClockReading | null
  readonly timed: readonly PeriodId[]
  readonly substitutions: readonly SubstitutionOfSide[]
}

export type CourtsideFact = FoulsRecorded | TimeOutsRecorded | GameClockSet | SubstitutionRecorded

/** The most taps that one line takes at once: so many wait on no phone of one player within a period. */
export const MOST_TAPS = 100

export const noCourtside: Courtside = { fouls: [], timeOuts: [], clock: null, timed: [], substitutions: [] }

export const isCourtsideFact = (fact: Pick<GameFact, 'type'>): fact is CourtsideFact =>
  fact.type === 'FoulsRecorded' ||
  fact.type === 'TimeOutsRecorded' ||
  fact.type === 'GameClockSet' ||
  fact.type === 'SubstitutionRecorded'

const isOf = (one: Omit<TimeOuts, 'count'>, { period, side }: Omit<TimeOuts, 'count'>) =>
  one.period === period && one.side === side

type OfPlayer = Omit<Fouls, 'count'>

export const foulsOf = ({ fouls }: Courtside, of: OfPlayer): number =>
  fouls.find(one => isOf(one, of) && one.player === of.player)?.count ?? 0

export const timeOutsOf = ({ timeOuts }: Courtside, of: Omit<TimeOuts, 'count'>): number =>
  timeOuts.find(one => isOf(one, of))?.count ?? 0

/** The list with another count of what `is` finds, at its place; one that is new comes last, one of 0 goes. */
const recounted = <Counted extends { readonly count: number }>(
  all: readonly Counted[],
  is: (one: Counted) => boolean,
  now: Counted,
): readonly Counted[] => {
  const known = all.some(is) ? all.map(one => (is(one) ? now : one)) : [...all, now]
  return known.filter(({ count }) => count > 0)
}

export const withFouls = (before: Courtside, now: Fouls): Courtside => ({
  ...before,
  fouls: recounted(before.fouls, one => isOf(one, now) && one.player === now.player, now),
})

export const withTimeOuts = (before: Courtside, now: TimeOuts): Courtside => ({
  ...before,
  timeOuts: recounted(before.timeOuts, one => isOf(one, now), now),
})

/** The clock as it was set, and that its period is one in which it was kept. */
export const withClock = (before: Courtside, clock: ClockReading): Courtside => ({
  ...before,
  clock,
  timed: before.timed.includes(clock.period) ? before.timed : [...before.timed, clock.period],
})

/** Whether they are one and the same: no phone makes two of a side at one moment. */
export const isSameSubstitution = (
  one: Pick<SubstitutionOfSide, 'side' | 'at'>,
  other: Pick<SubstitutionOfSide, 'side' | 'at'>,
): boolean => one.side === other.side && one.at === other.at

export const withSubstitution = (before: Courtside, now: SubstitutionOfSide): Courtside => ({
  ...before,
  substitutions: [...before.substitutions, now],
})

export const withoutSubstitution = (before: Courtside, back: Pick<SubstitutionOfSide, 'side' | 'at'>): Courtside => ({
  ...before,
  substitutions: before.substitutions.filter(one => !isSameSubstitution(one, back)),
})

/** What is recorded of a game beside its figures after a fact. */
export const courtsideAfter = (before: Courtside = noCourtside, fact: CourtsideFact): Courtside => {
  switch (fact.type) {
    case 'FoulsRecorded': {
      const { period, side, player, is: count } = fact.data
      return withFouls(before, { period, side, player, count })
    }
    case 'TimeOutsRecorded': {
      const { period, side, is: count } = fact.data
      return withTimeOuts(before, { period, side, count })
    }
    case 'GameClockSet':
      return withClock(before, fact.data.is)
    case 'SubstitutionRecorded': {
      const { side, was, is } = fact.data
      const without = was ? withoutSubstitution(before, { ...was, side }) : before
      return is ? withSubstitution(without, { ...is, side }) : without
    }
  }
}
