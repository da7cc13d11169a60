import { circleRound, roundsOfCircle, type Pairing } from './circle'
import type { ScheduleProblem } from './problem'
import { shuffle, type Random } from './random'
import type { Seating } from './seating'

/** Who takes which position of the circle, and which of its rounds is played in each round of the schedule. */
export type Labelling = { readonly teamAt: number[]; readonly circleRoundOf: number[] }

/** A labelling, and how many games of its rounds find no slot. */
export type LabellingResult = Labelling & { readonly missing: number }

export type LabelSearch = {
  readonly problem: ScheduleProblem
  readonly seating: Seating
  readonly random: Random
  /** How many rounds of the circle are wanted. */
  readonly rounds: number
  /** How many games of these rounds find no slot under any labels. */
  readonly unavoidable: number
  readonly attempts: number
}

/** The games of a round under a labelling. */
export const gamesUnder = ({ teamAt, circleRoundOf }: Labelling, round: number): Pairing[] =>
  circleRound(teamAt.length, circleRoundOf[round] ?? round).map(([home, away]) => [
    teamAt[home] as number,
    teamAt[away] as number,
  ])

const swap = (list: number[], a: number, b: number) => {
  const kept = list[a] as number
  list[a] = list[b] as number
  list[b] = kept
}

const missingIn = ({ seating }: LabelSearch, labelling: Labelling, round: number): number => {
  const games = gamesUnder(labelling, round)
  return games.length - seating.seat(round, games)
}

const missingUnder = (search: LabelSearch, labelling: Labelling, atMost: number): number => {
  let missing = 0
  for (let round = 0; round < search.rounds && missing <= atMost; round++) missing += missingIn(search, labelling, round)
  return missing
}

/** A random neighbour: two teams change positions, or two rounds change weeks; undone by doing it again. */
const randomSwap = (
  { random, rounds }: LabelSearch,
  { teamAt, circleRoundOf }: Labelling,
  mayMoveRounds: boolean,
): (() => void) => {
  const list = mayMoveRounds && random.share() < 0.3 ? circleRoundOf : teamAt
  const length = list === teamAt ? teamAt.length : rounds
  const a = random.below(length)
  const b = random.below(length)
  return () => swap(list, a, b)
}

/**
 * Looks for a labelling of the circle under which as many games as possible find a slot. Whatever it finds, everybody meets
 * everybody as in the circle; while rounds keep their order, so do home and away. Yields the share of its attempts that is done.
 */
export function* searchLabels(search: LabelSearch, mayMoveRounds: boolean): Generator<number, LabellingResult> {
  const { problem, random, rounds, unavoidable, attempts } = search
  const labelling = {
    teamAt: shuffle(problem.teams, random),
    circleRoundOf: Array.from({ length: rounds }, (_, round) => round),
  }
  let missing = missingUnder(search, labelling, Infinity)
  for (let attempt = 0; attempt < attempts && missing > unavoidable; attempt++) {
    if (attempt % 50 === 0) yield attempt / attempts
    const change = randomSwap(search, labelling, mayMoveRounds)
    const accepted = missing + (random.share() < 0.02 ? 1 : 0)
    change()
    const after = missingUnder(search, labelling, accepted)
    if (after <= accepted) missing = after
    else change()
  }
  return { ...labelling, missing }
}

/** Whether every round has room for a whole round of the circle. */
export const hasRoomForCircle = ({ teams, rounds }: ScheduleProblem): boolean => {
  const games = Math.floor(teams / 2)
  return roundsOfCircle(teams) > 0 && rounds.every(slots => slots.length >= games)
}
