import type { Cooling } from './annealing'
import { awayAt, homeAt, takenSlots, type SlotBoard } from './board'
import type { Pairing } from './circle'
import type { ScheduleInput } from './input'
import { placeLeftovers, type ExtraGame } from './leftovers'
import type { PlacedBoard } from './placing'
import { polish } from './polish'
import type { Random } from './random'
import { shareSlots } from './sharing'
import { alternateInPairs, chooseSides, type Sided } from './sides'

/** A game of the board with its sides. */
export type SidedGame = Sided & { readonly slot: number }

const stepsFor = ({ problem: { teams, rounds } }: SlotBoard, perSeat: number): number =>
  Math.min(1_500_000, Math.max(3_000, teams * rounds.length * perSeat))

/** Hot enough to change who meets whom where that is uneven, cool otherwise. */
const polishing = (board: SlotBoard): Cooling => ({ from: 150, to: 1, steps: stepsFor(board, 1_000) })

type Timed = Sided & { readonly slot: number | null; readonly when: string }

/** Kept games, those of the board and extra ones in the order in which they are played. */
const inOrder = (board: SlotBoard, extras: readonly ExtraGame[]): Timed[] => {
  const { kept, slots } = board.problem
  const fixed = kept.map(({ home, away, game }) => ({ home, away, isFixed: true, slot: null, when: `${game.date} ${game.time}` }))
  const onBoard = takenSlots(board).map(slot => ({ game: [homeAt(board, slot), awayAt(board, slot)] as const, slot }))
  const placed = [...onBoard, ...extras].map(({ game: [home, away], slot }) => ({
    home,
    away,
    isFixed: false,
    slot,
    when: `${slots[slot]?.date} ${slots[slot]?.time}`,
  }))
  return [...fixed, ...placed].toSorted((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : 0))
}

/** The games of a schedule with their sides, and those that found no place. */
export type EvenedOut = { readonly games: readonly SidedGame[]; readonly missing: readonly Pairing[] }

/** Evens out what the placed games leave uneven, in the order of weight, and gives each game its sides. */
export function* evenOut(
  input: ScheduleInput,
  { board, missing, isCircle }: PlacedBoard,
  random: Random,
): Generator<number, EvenedOut> {
  if (input.meetings === null && !isCircle) yield* polish(board, random, polishing(board))
  yield* shareSlots(board, random, { from: 4, to: 0.2, steps: stepsFor(board, 500) })
  const left = input.meetings === null ? { extras: [], missing } : placeLeftovers(input, board, missing)
  const games = inOrder(board, left.extras)
  if (!isCircle) {
    alternateInPairs(games, board.problem.teams)
    yield* chooseSides(games, board.problem.teams, random, { from: 15, to: 0.7, steps: stepsFor(board, 400) })
  }
  return { games: games.flatMap(({ slot, ...game }) => (slot === null ? [] : [{ ...game, slot }])), missing: left.missing }
}
