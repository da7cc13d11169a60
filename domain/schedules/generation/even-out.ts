import type { Cooling } from './annealing'
import { awayAt, homeAt, takenSlots, type Board } from './board'
import type { ScheduleInput } from './input'
import type { Placed } from './placing'
import { polish } from './polish'
import type { Random } from './random'
import { shareSlots } from './sharing'
import { alternateInPairs, chooseSides, type Sided } from './sides'

/** A game of the board with its sides. */
export type SidedGame = Sided & { readonly slot: number }

const stepsFor = ({ problem: { teams, rounds } }: Board, perSeat: number): number =>
  Math.min(1_500_000, Math.max(5_000, teams * rounds.length * perSeat))

/** Hot enough to change who meets whom where that is uneven, cool otherwise. */
const polishing = (board: Board): Cooling => ({ from: 150, to: 1, steps: stepsFor(board, 1_500) })

type Timed = Sided & { readonly slot: number | null; readonly when: string }

/** Kept games and those of the board in the order in which they are played. */
const inOrder = (board: Board): Timed[] => {
  const { kept, slots } = board.problem
  const fixed = kept.map(({ home, away, game }) => ({ home, away, isFixed: true, slot: null, when: `${game.date} ${game.time}` }))
  const placed = takenSlots(board).map(slot => ({
    home: homeAt(board, slot),
    away: awayAt(board, slot),
    isFixed: false,
    slot,
    when: `${slots[slot]?.date} ${slots[slot]?.time}`,
  }))
  return [...fixed, ...placed].toSorted((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : 0))
}

/** Evens out what the placed games leave uneven, in the order of weight, and gives each game its sides. */
export function* evenOut(
  input: ScheduleInput,
  { board, missing, isCircle }: Placed,
  random: Random,
): Generator<number, SidedGame[]> {
  if (input.meetings === null && !isCircle) yield* polish(board, random, polishing(board))
  yield* shareSlots(board, random, { from: 4, to: 0.2, steps: stepsFor(board, 800) })
  const games = inOrder(board)
  if (!isCircle || missing.length > 0) {
    alternateInPairs(games, board.problem.teams)
    yield* chooseSides(games, board.problem.teams, random, { from: 15, to: 0.7, steps: stepsFor(board, 400) })
  }
  return games.flatMap(({ slot, ...game }) => (slot === null ? [] : [{ ...game, slot }]))
}
