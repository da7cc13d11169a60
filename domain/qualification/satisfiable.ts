import type { Demands } from './demands'
import { maxFlow, type Pipe } from './max-flow'

/** What teams can have: of each how many games it still plays, in all, against each other, and against the team that is asked about. */
export type Supply = {
  readonly demands: Demands
  readonly left: readonly number[]
  readonly between: readonly (readonly number[])[]
  readonly againstAsked: readonly number[]
  /** What the games of the team that is asked about give to its opponents. */
  readonly given: number
}

/** After so many sets of teams the search is given up. */
const MOST_SETS = 40

/** What a team of a set needs of its games against others of the set, and of those against the asked team; below 0 it has more. */
const needIn = (set: readonly number[], team: number, { demands, left, between, againstAsked }: Supply): number => {
  const own = between[team] ?? []
  let inside = againstAsked[team] ?? 0
  for (const other of set) inside += own[other] ?? 0
  return (demands.needed[team] ?? 0) - demands.most * ((left[team] ?? 0) - inside)
}

/** Those of a set who need games against each other: whoever has enough of the others leaves them theirs. */
const inNeed = (set: readonly number[], supply: Supply): readonly number[] => {
  const short = set.filter(team => needIn(set, team, supply) > 0)
  return short.length === set.length ? short : inNeed(short, supply)
}

/** Games flow to the teams that they are given to, as in deciding who of a league is eliminated. */
const flows = (short: readonly number[], supply: Supply): boolean => {
  const { demands, between, againstAsked, given } = supply
  const pipes: Pipe[] = [{ from: 0, to: 2, capacity: given }]
  let knots = 3 + short.length
  let all = 0
  short.forEach((team, at) => {
    const need = needIn(short, team, supply)
    all += need
    pipes.push({ from: 3 + at, to: 1, capacity: need })
    pipes.push({ from: 2, to: 3 + at, capacity: demands.most * (againstAsked[team] ?? 0) })
    for (let to = 0; to < at; to++) {
      const games = between[team]?.[short[to] ?? -1] ?? 0
      if (games === 0) continue
      const knot = knots++
      pipes.push({ from: 0, to: knot, capacity: demands.shared * games })
      for (const side of [at, to]) pipes.push({ from: knot, to: 3 + side, capacity: demands.most * games })
    }
  })
  return maxFlow(knots, pipes) === all
}

/** Whether all that a set needs is no more than its games have: cheap, and true of every set that fits. */
const mayFit = (short: readonly number[], supply: Supply): boolean => {
  const { demands, between, againstAsked, given } = supply
  let [all, asked, shared] = [0, 0, 0]
  short.forEach((team, at) => {
    const need = needIn(short, team, supply)
    let most = (againstAsked[team] ?? 0) * demands.most
    asked += most
    short.forEach((other, place) => {
      const games = between[team]?.[other] ?? 0
      most += games * demands.most
      if (place < at) shared += games * demands.shared
    })
    all += need > most ? Infinity : need
  })
  return all <= shared + Math.min(asked, given)
}

/** Whether all of a set can have what they need at once. */
const fits = (set: readonly number[], supply: Supply): boolean => {
  const short = inNeed(set, supply)
  return short.length === 0 || (mayFit(short, supply) && flows(short, supply))
}

/**
 * What a team can leave to so many others at most, below 0 where it cannot have enough itself: each game of two of them is of use to one.
 */
const spareOf = (team: number, teams: readonly number[], others: number, { demands, left, between, againstAsked }: Supply) => {
  const met = teams.flatMap(other => (other === team ? [] : (between[team]?.[other] ?? 0))).sort((a, b) => a - b)
  const inside = met.slice(0, others).reduce((sum, games) => sum + games, 0)
  const alone = demands.most * ((left[team] ?? 0) - (againstAsked[team] ?? 0)) - (demands.needed[team] ?? 0)
  return alone - (demands.most - demands.shared / 2) * inside
}

/** Whether nothing speaks against any set of that size: true where one fits. */
const mayFitAny = (wanted: number, teams: readonly number[], supply: Supply): boolean => {
  const spare = teams.map(team => spareOf(team, teams, wanted - 1, supply)).sort((a, b) => b - a)
  return spare.slice(0, wanted).reduce((sum, one) => sum + one, supply.given) >= 0
}

/**
 * Whether so many teams can have what they need at once; undefined where the search for them was given up. A set that fits has no part
 * that does not, so that one that does not fit is not looked into.
 */
export const canSatisfy = (count: number, supply: Supply): boolean | undefined => {
  const { needed } = supply.demands
  const wanted = count - needed.filter(need => need <= 0).length
  if (wanted <= 0) return true
  const teams = needed
    .flatMap((need, team) => (need > 0 && mayFit([team], supply) ? [team] : []))
    .sort((a, b) => (needed[a] ?? 0) - (needed[b] ?? 0))
  if (teams.length < wanted || !mayFitAny(wanted, teams, supply)) return false
  if (fits(teams.slice(0, wanted), supply)) return true
  let sets = 0
  const search = (at: number, chosen: readonly number[]): boolean => {
    if (chosen.length >= wanted) return true
    const team = teams[at]
    if (team === undefined || teams.length - at < wanted - chosen.length || sets > MOST_SETS) return false
    sets++
    return (fits([...chosen, team], supply) && search(at + 1, [...chosen, team])) || search(at + 1, chosen)
  }
  return search(0, []) || (sets > MOST_SETS ? undefined : false)
}
