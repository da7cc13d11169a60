import type { EntryId } from '../ids/kinds'
import { seededRandom, type Random } from '../schedules/generation/random'
import { possibleResults, remainingPairs, type PlayOffRace } from './race'
import { pairResults, resultsOfGame, type PairResult } from './results'
import { endOf, someEnd, type OpenPair, type SeasonEnd } from './season-end'
import { resultsAtEnd } from './settled-places'
import { tallyNow } from './tallies'

/** In which share of the ends of a season a team goes on; in the share `open` scores decide, or what else is not known. */
export type QualifyingShare = { readonly entry: EntryId; readonly in: number; readonly open: number }

/** Of all teams, in the order of the rows. */
export type QualifyingShares = {
  readonly shares: readonly QualifyingShare[]
  /** How many ends were looked at: all of them, or so many that were drawn. */
  readonly ends: number
  readonly exact: boolean
  /** With 95 % certainty a share is no further than this from that of all ends; 0 where it is exact. */
  readonly error: number
}

/** Up to so many ends are all looked at. */
export const MOST_EXACT_ENDS = 2 ** 16
/** So many are drawn where there are more. */
const DRAWN = 4000
const SEED = 2026
/** Of a share of a half, which is the least certain one, in standard deviations of 95 %. */
const errorOf = (drawn: number) => (1.96 * 0.5) / Math.sqrt(drawn)

/** One result of a pair, each order of its games as likely as another. */
const drawn = (results: readonly PairResult[], random: Random): PairResult | undefined => {
  let at = random.below(results.reduce((sum, { ways }) => sum + ways, 0))
  return results.find(({ ways }) => (at -= ways) < 0)
}

/** So many parts at least, where there are as many ends: each takes a few milliseconds. */
const PARTS = 64

/** The same pairs, divided so that the first ones come to one result in each part: together they lead to the same ends. */
const partsOf = (open: readonly OpenPair[]): readonly (readonly OpenPair[])[] =>
  open.reduce<readonly (readonly OpenPair[])[]>(
    (parts, { pair, results }) =>
      parts.length >= PARTS
        ? parts.map(part => [...part, { pair, results }])
        : parts.flatMap(part => results.map(result => [...part, { pair, results: [result] }])),
    [[]],
  )

/**
 * Looks at ends of the season, and lets go of the thread after every few of them. Each result of a game counts alike: a win of either side,
 * and a tie where there are ties. Nobody forfeits.
 */
export function* qualifyingSharesInSteps(race: PlayOffRace): Generator<void, QualifyingShares> {
  const possible = { ...possibleResults(race), forfeits: false }
  const open = remainingPairs(race.rows).map((pair): OpenPair => ({ pair, results: pairResults(pair.games, possible) }))
  const games = open.reduce((sum, { pair }) => sum + pair.games, 0)
  const exact = resultsOfGame(possible) ** games <= MOST_EXACT_ENDS
  const counts = race.rows.map(() => ({ in: 0, open: 0 }))
  const now = race.rows.map(tallyNow)
  let ends = 0
  const count = (end: SeasonEnd, ways: number) => {
    ends += ways
    resultsAtEnd(race, end).forEach((result, team) => {
      const counted = counts[team]
      if (counted && result !== 'out') counted[result] += ways
    })
    return false
  }
  if (exact)
    for (const part of partsOf(open)) {
      someEnd(now, part, count)
      yield
    }
  else {
    const random = seededRandom(SEED)
    for (let draw = 0; draw < DRAWN; draw++) {
      count(
        endOf(now, open, results => drawn(results, random)),
        1,
      )
      yield
    }
  }
  const shares = race.rows.map(({ entry }, team) => ({
    entry,
    in: (counts[team]?.in ?? 0) / ends,
    open: (counts[team]?.open ?? 0) / ends,
  }))
  return { shares, ends, exact, error: exact ? 0 : errorOf(DRAWN) }
}

/** The same at once. */
export const qualifyingSharesOf = (race: PlayOffRace): QualifyingShares => {
  const steps = qualifyingSharesInSteps(race)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
