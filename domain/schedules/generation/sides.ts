import { anneal, type Cooling } from './annealing'
import type { Random } from './random'

/** A game whose sides are to be given; those of a fixed one stay. Listed in the order in which they are played. */
export type Sided = { home: number; away: number; readonly isFixed: boolean }

const { abs } = Math
const WEIGHTS = { balance: 60, soFar: 60, run: 2, break: 10 }
/** By how much home and away games may differ after any game. */
const MOST_APART = 2

/** What is wrong with the sides of one team's games, in their order. */
const costOfTeam = (games: readonly Sided[], own: readonly number[], team: number): number => {
  let apart = 0
  let tooFar = 0
  let breaks = 0
  let longRuns = 0
  let run = 0
  let before: boolean | undefined
  for (const at of own) {
    const isHome = (games[at] as Sided).home === team
    apart += isHome ? 1 : -1
    if (abs(apart) > MOST_APART) tooFar += abs(apart) - MOST_APART
    run = isHome === before ? run + 1 : 1
    if (run > 1) breaks++
    if (run > 2) longRuns++
    before = isHome
  }
  const unbalanced = abs(apart) - (own.length % 2)
  return WEIGHTS.balance * unbalanced + WEIGHTS.soFar * tooFar + WEIGHTS.break * breaks + WEIGHTS.run * longRuns
}

const turn = (game: Sided) => {
  const { home } = game
  game.home = game.away
  game.away = home
}

const gamesOfTeams = (games: readonly Sided[], teams: number): number[][] => {
  const own: number[][] = Array.from({ length: teams }, () => [])
  games.forEach(({ home, away }, at) => {
    own[home]?.push(at)
    own[away]?.push(at)
  })
  return own
}

/**
 * Sides by which every team is at home in exactly one of its first and second game, of its third and fourth, and so on: it is
 * never further apart than one game. Such sides always exist, whoever plays whom: following a game to one of its teams, on to
 * the game that is paired with it there, to the other team of that one and so on, each is turned in the direction of the walk.
 */
export const alternateInPairs = (games: Sided[], teams: number): void => {
  const own = gamesOfTeams(games, teams)
  const pairedWith = (at: number, team: number): number | undefined => own[team]?.[(own[team]?.indexOf(at) ?? 0) ^ 1]
  const isTurned = games.map(({ isFixed }) => isFixed)
  const walk = (start: number, from: number) => {
    for (let at: number | undefined = start, home = from; at !== undefined && !isTurned[at];) {
      const game = games[at] as Sided
      isTurned[at] = true
      if (game.home !== home) turn(game)
      home = game.away
      at = pairedWith(at, home)
    }
  }
  games.forEach(({ home, away }, at) => {
    for (const team of [home, away]) if (pairedWith(at, team) === undefined) walk(at, team)
  })
  games.forEach(({ home }, at) => walk(at, home))
}

/** Games along which one can walk from home to away side in a circle: turning all of them keeps how often each team is at home. */
const randomCircle = (games: readonly Sided[], own: readonly (readonly number[])[], start: number, random: Random): number[] => {
  const path: number[] = []
  const seenAt = new Map<number, number>()
  let team = start
  for (let step = 0; step < 2 * own.length; step++) {
    const before = seenAt.get(team)
    if (before !== undefined) return path.slice(before)
    seenAt.set(team, path.length)
    const onwards = (own[team] ?? []).filter(at => games[at]?.home === team && games[at]?.isFixed === false)
    const at = onwards[random.below(onwards.length)]
    if (at === undefined) return []
    path.push(at)
    team = (games[at] as Sided).away
  }
  return []
}

/**
 * Gives each game its sides: home and away games of each team equal, or one apart where their number is odd; never more than two
 * apart; then as few breaks as it finds.
 */
export function* chooseSides(games: Sided[], teams: number, random: Random, cooling: Cooling): Generator<number, void> {
  const own = gamesOfTeams(games, teams)
  const costs = own.map((of, team) => costOfTeam(games, of, team))
  const free = games.flatMap(({ isFixed }, at) => (isFixed ? [] : [at]))
  const total = () => costs.reduce((sum, one) => sum + one, 0)
  let best = { total: total(), homes: games.map(({ home }) => home) }
  const tryTurn = (turned: readonly number[], worst: number) => {
    const touched = [...new Set(turned.flatMap(at => [(games[at] as Sided).home, (games[at] as Sided).away]))]
    for (const at of turned) turn(games[at] as Sided)
    const after = touched.map(team => costOfTeam(games, own[team] ?? [], team))
    const change = touched.reduce((sum, team, i) => sum + (after[i] as number) - (costs[team] as number), 0)
    if (change > worst) {
      for (const at of turned) turn(games[at] as Sided)
      return
    }
    touched.forEach((team, i) => (costs[team] = after[i] as number))
    if (change < 0 && total() < best.total) best = { total: total(), homes: games.map(({ home }) => home) }
  }
  if (free.length > 0)
    yield* anneal(cooling, random, worst => {
      if (best.total === 0) return
      const isCircle = random.below(2) === 0
      const turned = isCircle
        ? randomCircle(games, own, random.below(teams), random)
        : [free[random.below(free.length)] as number]
      if (turned.length > 0) tryTurn(turned, worst)
    })
  games.forEach((game, at) => {
    if (game.home !== best.homes[at]) turn(game)
  })
}
