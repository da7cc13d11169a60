import type { ClockReading, Fouls, FoulsRecorded, GameClockSet, GameFact, TimeOuts, TimeOutsRecorded } from './events'

/** What is recorded of a game beside its figures: fouls and time-outs by period, in the order of their first ones, and the clock. */
export type Courtside = {
  readonly fouls: readonly Fouls[]
  readonly timeOuts: readonly TimeOuts[]
  readonly clock: ClockReading | null
}

export type CourtsideFact = FoulsRecorded | TimeOutsRecorded | GameClockSet

/** The most taps that one line takes at once: so many wait on no phone of one player within a period. */
export const MOST_TAPS = 100

export const noCourtside: Courtside = { fouls: [], timeOuts: [], clock: null }

export const isCourtsideFact = (fact: Pick<GameFact, 'type'>): fact is CourtsideFact =>
  fact.type === 'FoulsRecorded' || fact.type === 'TimeOutsRecorded' || fact.type === 'GameClockSet'

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

/** Fouls, time-outs and the clock of a game after a fact. */
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
      return { ...before, clock: fact.data.is }
  }
}
