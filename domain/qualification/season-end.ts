import type { MetRecord, ResultTally, TableRecord } from '../standings/table-record'
import type { PlayOffRace, RemainingPair } from './race'
import type { PairResult } from './results'

/** A pair, and what its games may come to. */
export type OpenPair = { readonly pair: RemainingPair; readonly results: readonly PairResult[] }

/** What the games of a pair came to in the end. */
export type EndedPair = { readonly pair: RemainingPair; readonly result: PairResult }

/** An end of the season: the tally of each row, and how it came to that. The same one is changed into the next one. */
export type SeasonEnd = { readonly tallies: readonly ResultTally[]; readonly ended: readonly EndedPair[] }

type ChangingTally = { -readonly [field in keyof ResultTally]: number }

type ChangingEnd = { readonly tallies: readonly ChangingTally[]; readonly ended: EndedPair[] }

const beginning = (now: readonly ResultTally[]): ChangingEnd => ({ tallies: now.map(tally => ({ ...tally })), ended: [] })

/** Adds what the games of a pair came to, or takes it out again. */
const count = ({ tallies }: ChangingEnd, { pair: { one, other }, result }: EndedPair, times: 1 | -1) => {
  const own = tallies[one]
  if (own) {
    own.wins += times * result.wins
    own.losses += times * result.losses
    own.ties += times * result.ties
    own.forfeits += times * result.forfeits
  }
  const their = other === null ? undefined : tallies[other]
  if (!their) return
  their.wins += times * result.losses
  their.losses += times * result.wins
  their.ties += times * result.ties
  their.forfeits += times * result.otherForfeits
}

/** Goes through all ends that these pairs can lead to from now, until one is what is looked for; in how many ways each comes about is told. */
export const someEnd = (
  now: readonly ResultTally[],
  open: readonly OpenPair[],
  isFound: (end: SeasonEnd, ways: number) => boolean,
): boolean => {
  const end = beginning(now)
  const from = (at: number, ways: number): boolean => {
    const next = open[at]
    if (next === undefined) return isFound(end, ways)
    return next.results.some(result => {
      const ended = { pair: next.pair, result }
      count(end, ended, 1)
      end.ended.push(ended)
      const found = from(at + 1, ways * result.ways)
      end.ended.pop()
      count(end, ended, -1)
      return found
    })
  }
  return from(0, 1)
}

/** The end in which each pair comes to what is picked for it. */
export const endOf = (
  now: readonly ResultTally[],
  open: readonly OpenPair[],
  pick: (results: readonly PairResult[]) => PairResult | undefined,
): SeasonEnd => {
  const end = beginning(now)
  for (const { pair, results } of open) {
    const result = pick(results)
    if (!result) continue
    const ended = { pair, result }
    count(end, ended, 1)
    end.ended.push(ended)
  }
  return end
}

/** The rows of some teams as they are at the end, with their games among each other; scores that are not known are none. */
export const rowsAt = (
  { rows }: PlayOffRace,
  teams: readonly number[],
  { tallies, ended }: SeasonEnd,
): readonly TableRecord[] => {
  const against = new Map(teams.map(team => [team, new Map(rows[team]?.against)]))
  const add = (team: number, other: number, { wins, losses, forfeits, ties }: ResultTally) => {
    const [met, entry] = [against.get(team), rows[other]?.entry]
    if (!met || entry === undefined) return
    const before = met.get(entry) ?? { wins: 0, losses: 0 }
    met.set(entry, {
      ...before,
      wins: before.wins + wins,
      losses: before.losses + losses,
      forfeits: (before.forfeits ?? 0) + forfeits,
      margins: [...(before.margins ?? []), ...Array.from({ length: ties }, () => 0)],
    } satisfies MetRecord)
  }
  for (const { pair, result } of ended) {
    const { one, other } = pair
    if (other === null || !against.has(one) || !against.has(other)) continue
    const { wins, losses, ties, otherForfeits } = result
    add(one, other, result)
    add(other, one, { wins: losses, losses: wins, ties, forfeits: otherForfeits })
  }
  return teams.flatMap(team => {
    const [row, tally] = [rows[team], tallies[team]]
    return row && tally ? { ...row, ...tally, against: against.get(team) ?? row.against } : []
  })
}
