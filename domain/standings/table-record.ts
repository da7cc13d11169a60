import type { EntryId } from '../ids/kinds'
import type { WinsAndLosses } from './standings-order'

/** What a team's games against another one came to; what is absent is none. */
export type MetRecord = WinsAndLosses & {
  /** How many of the losses were no game. */
  readonly forfeits?: number
  readonly scored?: number
  /** By how many points each game that was played was won; below zero where it was lost. */
  readonly margins?: readonly number[]
  /** How many games against it are still to be played, whenever that is. */
  readonly toPlay?: number
}

/** What the order of a table looks at. */
export type TableRecord = WinsAndLosses & {
  readonly entry: EntryId
  readonly ties?: number
  readonly pointsFor: number
  readonly pointsAgainst: number
  /** What it came to against each of the others, by their entries. */
  readonly against: ReadonlyMap<EntryId, MetRecord>
}

/** How the games of a team ended; `forfeits` are among the losses. */
export type ResultTally = {
  readonly wins: number
  readonly losses: number
  readonly ties: number
  readonly forfeits: number
}

/** What the games of a team came to: all of them, or those against some. */
export type GamesTally = ResultTally & {
  readonly scored: number
  readonly conceded: number
  readonly margins: readonly number[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** What games against these came to. */
export const tallyOf = (met: readonly MetRecord[]): GamesTally => {
  const margins = met.flatMap(({ margins = [] }) => margins)
  const scored = sum(met.map(({ scored = 0 }) => scored))
  return {
    wins: sum(met.map(({ wins }) => wins)),
    losses: sum(met.map(({ losses }) => losses)),
    ties: margins.filter(margin => margin === 0).length,
    forfeits: sum(met.map(({ forfeits = 0 }) => forfeits)),
    scored,
    conceded: scored - sum(margins),
    margins,
  }
}

/** What all games of a team came to. */
export const wholeTally = ({ wins, losses, ties = 0, pointsFor, pointsAgainst, against }: TableRecord): GamesTally => ({
  ...tallyOf([...against.values()]),
  wins,
  losses,
  ties,
  scored: pointsFor,
  conceded: pointsAgainst,
})

/** How many games a tally counts. */
export const gamesIn = ({ wins, losses, ties }: GamesTally): number => wins + losses + ties
