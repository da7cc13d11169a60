import { resultPointsOf, type OrderRule, type ResultPoints } from '../order-rules/order-rule'
import { tablePoints } from '../standings/step-figures'
import type { ResultTally } from '../standings/table-record'
import type { PossibleResults } from './race'
import { compareTallies, tallySteps, tallyWith } from './tallies'

/** Where teams are to come to, seen from one whose tally is fixed: not below it, or not above it; or, more than that, past it. */
export type Goal = { readonly where: 'above' | 'below'; readonly strict: boolean }

/** A team, and how many games it still plays. */
export type Contender = { readonly tally: ResultTally; readonly left: number }

/**
 * What teams need for a goal, in units of which a game gives each side `most` at most, and both together `shared` at most. Where one of
 * two wins every game these are wins (or losses), and exact; else figures that are never more than what is needed. `unwon`: what a game
 * gives at most that the other side wins.
 */
export type Demands = {
  readonly most: number
  readonly shared: number
  readonly unwon: number
  readonly needed: readonly number[]
}

/** The least number from 0 to `most` of which something holds that holds for all above it; one more than `most` where it never does. */
export const leastFrom0 = (most: number, holds: (number: number) => boolean): number => {
  let [from, to] = [0, most + 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}

const inGames = (rule: OrderRule, teams: readonly Contender[], fixed: ResultTally, { where, strict }: Goal): Demands => {
  const steps = tallySteps(rule)
  const isThere = (tally: ResultTally) => {
    const compared = compareTallies(steps, tally, fixed) * (where === 'above' ? 1 : -1)
    return strict ? compared < 0 : compared <= 0
  }
  const needed = teams.map(({ tally, left }) =>
    leastFrom0(left, games =>
      isThere(tallyWith(tally, { games: left, won: where === 'above' ? games : left - games, forfeited: false })),
    ),
  )
  return { most: 1, shared: 1, unwon: 0, needed }
}

/** Worths of results in whole numbers such that more than `fixed` is a better first step. */
type Worths = { readonly points: ResultPoints; readonly fixed: number }

/** To have won a share of p/q or more is (q − p) for each win and −p for each loss, and 0 or more in all. */
const worthsOf = (rule: OrderRule, tally: ResultTally): Worths => {
  const points = resultPointsOf(rule)
  if (rule.steps[0]?.step === 'points' && points) return { points, fixed: tablePoints(tally, points) }
  const [won, counted] = tally.wins === 0 ? [0, 1] : [tally.wins, tally.wins + tally.losses]
  return { points: { win: counted - won, tie: 0, loss: -won, forfeit: -won }, fixed: 0 }
}

const inWorths = (
  rule: OrderRule,
  teams: readonly Contender[],
  fixed: ResultTally,
  { where, ties }: { readonly where: Goal['where']; readonly ties: boolean },
): Demands => {
  const worths = worthsOf(rule, fixed)
  const { win, tie, loss, forfeit } = worths.points
  const least = Math.min(loss, forfeit)
  const [tied, lost] = [ties ? 2 * tie : win + least, win + Math.max(loss, forfeit)]
  const ofTeam = ({ tally, left }: Contender) => {
    const now = tablePoints(tally, worths.points)
    return where === 'above' ? worths.fixed - now - left * least : now + left * win - worths.fixed
  }
  return {
    most: win - least,
    shared: where === 'above' ? Math.max(lost, tied) - 2 * least : 2 * win - Math.min(win + least, tied),
    unwon: where === 'above' ? loss - least : 0,
    needed: teams.map(ofTeam),
  }
}

/** What each team needs to come there; where it is not exact, a goal that is strict is not told from one that is not. */
export const demandsOf = (
  rule: OrderRule,
  teams: readonly Contender[],
  fixed: ResultTally,
  { goal, possible: { ties, forfeits } }: { readonly goal: Goal; readonly possible: PossibleResults },
): Demands => (ties || forfeits ? inWorths(rule, teams, fixed, { where: goal.where, ties }) : inGames(rule, teams, fixed, goal))
