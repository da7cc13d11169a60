import { emptyBoard, isTaken, mayPlayAt, NONE, putGame, slotIn, type SlotBoard } from './board'
import type { Pairing } from './circle'
import { placeMissing } from './ejection'
import { gamesUnder, hasRoomForCircle, searchLabels, type LabellingResult, type LabelSearch } from './labels'
import { mostGames } from './most-games'
import type { ScheduleProblem } from './problem'
import type { Random } from './random'
import { createSeating, type Seating } from './seating'

/** How much work the steps of the search may do. Steps are counted, not timed, so that each machine finds the same. */
export type Effort = { readonly labels: number; readonly ejections: number }

/** A board with games, those that are missing on it, and whether its games are those of the circle in their order. */
export type PlacedBoard = { readonly board: SlotBoard; readonly missing: readonly Pairing[]; readonly isCircle: boolean }

const onBoard = (problem: ScheduleProblem, seating: Seating, labelling: LabellingResult, rounds: CircleRounds): PlacedBoard => {
  const board = emptyBoard(problem)
  const missing: Pairing[] = []
  for (let round = 0; round < rounds.wanted; round++) {
    const games = gamesUnder(labelling, round)
    const seated = round < rounds.placed ? seating.slotsOf(round, games) : []
    for (const { game, slot } of seated) putGame(board, ...game, slot)
    missing.push(...games.filter(game => !seated.some(one => one.game === game)))
  }
  return { board, missing, isCircle: missing.length === 0 && labelling.circleRoundOf.every((at, round) => at === round) }
}

/** How many rounds of the circle are wanted, and how many of them have a round of the schedule. */
export type CircleRounds = { readonly wanted: number; readonly placed: number }

/**
 * The circle laid over the rounds, under labels by which as many games as possible find a slot; those that do not are pushed in
 * elsewhere. Undefined where rounds are too short for it or some games are given.
 */
export function* placeCircle(
  problem: ScheduleProblem,
  rounds: CircleRounds,
  random: Random,
  effort: Effort,
): Generator<number, PlacedBoard | undefined> {
  if (problem.kept.length > 0 || !hasRoomForCircle(problem)) return undefined
  const seating = createSeating(problem)
  const games = Math.floor(problem.teams / 2)
  const most = mostGames(problem).slice(0, rounds.placed)
  const unavoidable = most.reduce((sum, count) => sum + games - count, 0)
  const search: LabelSearch = { problem, seating, random, rounds: rounds.placed, unavoidable, attempts: effort.labels }
  const inOrder = yield* searchLabels(search, false)
  const hasSpareRounds = rounds.placed < problem.rounds.length
  const isBest = inOrder.missing === 0 || (inOrder.missing <= unavoidable && !hasSpareRounds)
  if (isBest && rounds.wanted === rounds.placed) return onBoard(problem, seating, inOrder, rounds)
  const moved = inOrder.missing <= unavoidable ? inOrder : yield* searchLabels(search, true)
  const placed = onBoard(problem, seating, moved.missing < inOrder.missing ? moved : inOrder, rounds)
  const missing = yield* placeMissing({ board: placed.board, missing: placed.missing, random, attempts: effort.ejections })
  return { board: placed.board, missing, isCircle: placed.isCircle }
}

/** Puts wanted games one after another into the first round with a slot for them; returns those that found none. */
const placeInTurn = (board: SlotBoard, wanted: readonly Pairing[]): Pairing[] => {
  let left = [...wanted]
  board.problem.rounds.forEach((slots, round) => {
    left = left.filter(([home, away]) => {
      if (slotIn(board, home, round) !== NONE || slotIn(board, away, round) !== NONE) return true
      const slot = slots.find(
        one => !isTaken(board, one) && mayPlayAt(board.problem, home, one) && mayPlayAt(board.problem, away, one),
      )
      if (slot === undefined) return true
      putGame(board, home, away, slot)
      return false
    })
  })
  return left
}

/** Places wanted games: what the circle leaves over, or all of them, pushing others out where that helps. */
export function* placeWanted(
  problem: ScheduleProblem,
  wanted: readonly Pairing[],
  random: Random,
  effort: Effort,
): Generator<number, PlacedBoard> {
  const board = emptyBoard(problem)
  const left = placeInTurn(board, wanted)
  const missing = yield* placeMissing({ board, missing: left, random, attempts: effort.ejections })
  return { board, missing, isCircle: false }
}
