import type { EntryId } from '../ids/kinds'
import { demandsOf, leastFrom0, type Contender, type Goal } from './demands'
import { gamesLeft, possibleResults, remainingPairs, type PlayOffRace, type PossibleResults, type RemainingPair } from './race'
import { pairResults, pairResultsCount, type PairResult } from './results'
import { canSatisfy } from './satisfiable'
import { someEnd } from './season-end'
import { placeAt, type SettledPlace } from './settled-places'
import { compareTallies, tallyNow, tallySteps, tallyWith } from './tallies'

/** `clinched`: it goes on in every case; `out`: in none. */
export const CERTAIN_STATES = ['clinched', 'open', 'out'] as const

export type CertainState = (typeof CERTAIN_STATES)[number]

/** What is certain of a team, however the games end that are still to be played (docs/standings.md#play-offs). */
export type Certainty = {
  readonly entry: EntryId
  readonly state: CertainState
  /** Whether `open` is proven; else the search was given up, and it may be certain. */
  readonly exact: boolean
  /** How many games it still plays. */
  readonly left: number
  /** With so many wins of them it goes on in every case; null where not even all of them are enough, or so many are left that none asks. */
  readonly winsNeeded: number | null
  /** Whether it is proven that not even all wins are enough. */
  readonly needsHelp: boolean
}

/** Of a team with more games left nobody asks with how many wins it goes on: too much can happen. */
export const MOST_LEFT_FOR_WINS = 20

/** So many ends of a season are looked at for one question; where there are more, teams that may be equal count as open. */
const MOST_ENDS = 1024
/** So many for all questions of a table. */
const MOST_ENDS_OF_TABLE = 4096

/** What is looked at for all teams of a table. */
type Table = {
  readonly race: PlayOffRace
  readonly possible: PossibleResults
  readonly pairs: readonly RemainingPair[]
  readonly between: readonly (readonly number[])[]
  readonly teams: readonly Contender[]
  /** How many ends may still be looked at. */
  readonly budget: { ends: number }
}

/** A team that wins so many of its games and loses all others, and where teams are to come to past it. */
type Question = { readonly team: number; readonly wins: number; readonly where: Goal['where'] }

const tableOf = (race: PlayOffRace): Table => {
  const pairs = remainingPairs(race.rows)
  const between = race.rows.map(() => race.rows.map(() => 0))
  for (const { one, other, games } of pairs) {
    const [own, their] = [between[one], other === null ? undefined : between[other]]
    if (own && their && other !== null) own[other] = their[one] = games
  }
  return {
    race,
    pairs,
    between,
    possible: possibleResults(race),
    teams: race.rows.map(row => ({ tally: tallyNow(row), left: gamesLeft(row) })),
    budget: { ends: MOST_ENDS_OF_TABLE },
  }
}

const finalTally = ({ teams, possible }: Table, { team, wins, where }: Question) => {
  const own = teams[team]
  return own && tallyWith(own.tally, { games: own.left, won: wins, forfeited: where === 'above' && possible.forfeits })
}

/** So many others must come past the team, or stay behind it, for it not to be certain. */
const othersNeeded = ({ race: { rows, places } }: Table, { where }: Question) =>
  where === 'above' ? places : rows.length - places

/** Whether so many others can be past the team; exact where `demandsOf` is, else never false where they can. */
const canPass = (table: Table, question: Question, strict: boolean): boolean | undefined => {
  const { race, teams, between, possible } = table
  const { team, wins, where } = question
  const fixed = finalTally(table, question)
  if (!fixed) return false
  const { needed, ...demands } = demandsOf(race.order.rule, teams, fixed, { goal: { where, strict }, possible })
  const left = teams.map(({ left }) => left)
  const own = left[team] ?? 0
  const toOthers = where === 'above' ? own - wins : own
  return canSatisfy(othersNeeded(table, question), {
    demands: { ...demands, needed: needed.with(team, Infinity) },
    between,
    left,
    againstAsked: between[team] ?? [],
    given: toOthers * demands.most + (own - toOthers) * demands.unwon,
  })
}

/** Who of the others is above the team in every end, and whose place beside it the ends decide. */
const othersOf = (table: Table, question: Question) => {
  const { race, teams, possible } = table
  const steps = tallySteps(race.order.rule)
  const fixed = finalTally(table, question)
  const places = teams.flatMap(({ tally, left: games }, at) => {
    if (at === question.team || !fixed) return []
    const best = compareTallies(steps, tallyWith(tally, { games, won: games, forfeited: false }), fixed)
    const worst = compareTallies(steps, tallyWith(tally, { games, won: 0, forfeited: possible.forfeits }), fixed)
    return best > 0 ? [] : [{ at, isAbove: worst < 0 }]
  })
  return {
    above: places.filter(({ isAbove }) => isAbove).length,
    undecided: places.filter(({ isAbove }) => !isAbove).map(({ at }) => at),
  }
}

/** What a pair of the team's own games comes to: it loses as badly as it can, or its opponents do. */
const ownResults = (
  { possible, teams }: Table,
  { team, where, wins: most }: Question,
  { one, games }: RemainingPair,
): readonly PairResult[] => {
  const mostLosses = (teams[team]?.left ?? 0) - most
  return pairResults(games, { ...possible, ties: false }).filter(({ wins, losses, forfeits, otherForfeits }) => {
    const [own, other] = one === team ? [wins, losses] : [losses, wins]
    const [forfeited, given] = one === team ? [forfeits, otherForfeits] : [otherForfeits, forfeits]
    const isWorst = where === 'above' ? forfeited === other && given === 0 : given === own
    return own <= most && other <= mostLosses && (isWorst || !possible.forfeits)
  })
}

/** The pairs whose games matter to the question: those of the team, and of others whose place beside it is not decided. */
const openPairs = ({ pairs }: Table, { team }: Question, undecided: readonly number[]): readonly RemainingPair[] =>
  pairs.filter(({ one, other }) => [one, other].some(at => at !== null && (at === team || undecided.includes(at))))

/** Whether there is an end in which the team is not certain; undefined where there are too many to look at. */
const someEndPasses = (table: Table, question: Question): boolean | undefined => {
  const { race, teams, budget, possible } = table
  const { team, where } = question
  const { above, undecided } = othersOf(table, question)
  const open = openPairs(table, question, undecided)
  const isOwn = ({ one, other }: RemainingPair) => one === team || other === team
  const own = new Map(open.filter(isOwn).map(pair => [pair, ownResults(table, question, pair)]))
  const countOf = (pair: RemainingPair) => own.get(pair)?.length ?? pairResultsCount(pair.games, possible)
  const ends = open.reduce((product, pair) => product * countOf(pair), 1)
  if (ends > Math.min(MOST_ENDS, budget.ends)) return undefined
  const passes = (place: SettledPlace) =>
    where === 'above' ? above + place.notBelow >= race.places : above + place.above < race.places
  const wins = finalTally(table, question)?.wins
  return someEnd(
    teams.map(({ tally }) => tally),
    open.map(pair => ({ pair, results: own.get(pair) ?? pairResults(pair.games, possible) })),
    end => {
      budget.ends -= 1
      return end.tallies[team]?.wins === wins && passes(placeAt(race, team, { others: undecided, end }))
    },
  )
}

/** Whether something holds in every end; undefined where nobody knows. */
const holdsAlways = (table: Table, question: Question): boolean | undefined => {
  const { ties, forfeits } = table.possible
  if (!ties && !forfeits && canPass(table, question, true) === true) return false
  if (canPass(table, question, false) === false) return true
  const passes = someEndPasses(table, question)
  return passes === undefined ? undefined : !passes
}

const certaintyOf = (table: Table, team: number, entry: EntryId): Certainty => {
  const left = table.teams[team]?.left ?? 0
  const isIn = (wins: number) => holdsAlways(table, { team, wins, where: 'above' })
  const [clinched, out] = [isIn(0), holdsAlways(table, { team, wins: left, where: 'below' })]
  if (clinched === true) return { entry, state: 'clinched', exact: true, left, winsNeeded: 0, needsHelp: false }
  if (out === true) return { entry, state: 'out', exact: true, left, winsNeeded: null, needsHelp: false }
  const wins = left > MOST_LEFT_FOR_WINS ? left + 1 : leastFrom0(left, wins => wins > 0 && isIn(wins) === true)
  return {
    entry,
    state: 'open',
    exact: clinched === false && out === false,
    left,
    winsNeeded: wins > left ? null : wins,
    needsHelp: wins > left && left <= MOST_LEFT_FOR_WINS && isIn(left) === false,
  }
}

/** What is certain of each team of a table, in its order; nothing where all of them go on, or none does. */
export const certaintiesOf = (race: PlayOffRace): readonly Certainty[] => {
  if (race.places < 1 || race.places >= race.rows.length) return []
  const table = tableOf(race)
  return race.rows.map(({ entry }, team) => certaintyOf(table, team, entry))
}
