import type { PossibleResults } from './race'

/** What the games of a pair come to, seen from one of both. */
export type PairResult = {
  readonly wins: number
  readonly losses: number
  readonly ties: number
  /** How many of its losses are forfeits, and of those of the other. */
  readonly forfeits: number
  readonly otherForfeits: number
  /** In how many orders of the games they come to this. */
  readonly ways: number
}

const NONE: PairResult = { wins: 0, losses: 0, ties: 0, forfeits: 0, otherForfeits: 0, ways: 1 }

/** In how many ways some of `games` can be picked. */
const picked = (some: number, games: number): number => (some === 0 ? 1 : (picked(some - 1, games) * (games - some + 1)) / some)

type Add = (to: PairResult, games: number) => PairResult

const WON: Add = (to, games) => ({ ...to, wins: to.wins + games })
const LOST: Add = (to, games) => ({ ...to, losses: to.losses + games })
const TIED: Add = (to, games) => ({ ...to, ties: to.ties + games })
const WON_BY_FORFEIT: Add = (to, games) => ({ ...WON(to, games), otherForfeits: to.otherForfeits + games })
const LOST_BY_FORFEIT: Add = (to, games) => ({ ...LOST(to, games), forfeits: to.forfeits + games })

const kindsOf = ({ ties, forfeits }: PossibleResults): readonly Add[] => [
  WON,
  LOST,
  ...(ties ? [TIED] : []),
  ...(forfeits ? [WON_BY_FORFEIT, LOST_BY_FORFEIT] : []),
]

const spread = (games: number, [kind, ...others]: readonly Add[], before: PairResult): readonly PairResult[] => {
  if (!kind) return games === 0 ? [before] : []
  const counts = others.length === 0 ? [games] : Array.from({ length: games + 1 }, (_, count) => count)
  return counts.flatMap(count => {
    const so = kind({ ...before, ways: before.ways * picked(count, games) }, count)
    return spread(games - count, others, so)
  })
}

/** All that so many games of a pair can come to. */
export const pairResults = (games: number, possible: PossibleResults): readonly PairResult[] =>
  spread(games, kindsOf(possible), NONE)

/** How many results one game can have. */
export const resultsOfGame = (possible: PossibleResults): number => kindsOf(possible).length

/** How many things so many games of a pair can come to. */
export const pairResultsCount = (games: number, possible: PossibleResults): number =>
  picked(games, games + resultsOfGame(possible) - 1)
