import type { TeamResult } from '../games/team-result'

/** How a team played lately. */
export type Form = {
  /** As many equal results as came last: `W3`; null before the first game. */
  readonly streak: string | null
  readonly lastTen: { readonly wins: number; readonly losses: number; readonly ties: number } | null
  /** From the newest. */
  readonly lastFive: readonly TeamResult[]
}

export const LAST_TEN = 10
const LAST_FIVE = 5

/** Of results from the newest. */
export const formOf = (results: readonly TeamResult[]): Form => {
  const [last] = results
  if (last === undefined) return { streak: null, lastTen: null, lastFive: [] }
  const end = results.findIndex(result => result !== last)
  const lately = results.slice(0, LAST_TEN)
  const count = (of: TeamResult) => lately.filter(result => result === of).length
  return {
    streak: `${last}${end < 0 ? results.length : end}`,
    lastTen: { wins: count('W'), losses: count('L'), ties: count('T') },
    lastFive: results.slice(0, LAST_FIVE),
  }
}
