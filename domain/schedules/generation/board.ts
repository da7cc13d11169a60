import type { ScheduleProblem } from './problem'

/** No team, no slot. */
export const NONE = -1

/**
 * Games on the slots of a problem, in arrays, because the search changes them millions of times. A slot has either two teams
 * or none; a team has at most one slot a round.
 */
export type SlotBoard = {
  readonly problem: ScheduleProblem
  /** The two teams at a slot: `2 * slot` and `2 * slot + 1`; the first is meant to be the home side. */
  readonly seats: Int16Array
  /** The slot of a team in a round, by `team * rounds + round`. */
  readonly slotOf: Int32Array
  /** How many games a team has, kept ones included. */
  readonly games: Int32Array
  /** How often two teams meet, kept games included, by `team * teams + other`. */
  readonly meetings: Int32Array
}

export const emptyBoard = (problem: ScheduleProblem): SlotBoard => {
  const { teams, slots, rounds, kept } = problem
  const games = new Int32Array(teams)
  const meetings = new Int32Array(teams * teams)
  for (const { home, away } of kept) count({ problem, games, meetings }, home, away, 1)
  return {
    problem,
    seats: new Int16Array(2 * slots.length).fill(NONE),
    slotOf: new Int32Array(teams * rounds.length).fill(NONE),
    games,
    meetings,
  }
}

const count = (
  { problem: { teams }, games, meetings }: Pick<SlotBoard, 'problem' | 'games' | 'meetings'>,
  a: number,
  b: number,
  by: number,
) => {
  games[a] = (games[a] as number) + by
  games[b] = (games[b] as number) + by
  meetings[a * teams + b] = (meetings[a * teams + b] as number) + by
  meetings[b * teams + a] = (meetings[b * teams + a] as number) + by
}

export const homeAt = (board: SlotBoard, slot: number): number => board.seats[2 * slot] as number
export const awayAt = (board: SlotBoard, slot: number): number => board.seats[2 * slot + 1] as number
export const isTaken = (board: SlotBoard, slot: number): boolean => homeAt(board, slot) !== NONE

export const mayPlayAt = ({ may, slots }: ScheduleProblem, team: number, slot: number): boolean =>
  may[team * slots.length + slot] === 1

const roundOf = (board: SlotBoard, slot: number): number => (board.problem.slots[slot] as { round: number }).round
const place = (board: SlotBoard, team: number, slot: number): number => team * board.problem.rounds.length + roundOf(board, slot)

/** The slot of a team in a round, or NONE. */
export const slotIn = (board: SlotBoard, team: number, round: number): number =>
  board.slotOf[team * board.problem.rounds.length + round] as number

/** The other team of a team's game in a round, or NONE. */
export const opponentIn = (board: SlotBoard, team: number, round: number): number => {
  const slot = slotIn(board, team, round)
  if (slot === NONE) return NONE
  return homeAt(board, slot) === team ? awayAt(board, slot) : homeAt(board, slot)
}

/** Places a game; the slot is empty and both teams are free in its round. */
export const putGame = (board: SlotBoard, home: number, away: number, slot: number): void => {
  board.seats[2 * slot] = home
  board.seats[2 * slot + 1] = away
  board.slotOf[place(board, home, slot)] = slot
  board.slotOf[place(board, away, slot)] = slot
  count(board, home, away, 1)
}

/** Takes the game of a slot away. */
export const takeGame = (board: SlotBoard, slot: number): void => {
  const home = homeAt(board, slot)
  const away = awayAt(board, slot)
  board.seats[2 * slot] = NONE
  board.seats[2 * slot + 1] = NONE
  board.slotOf[place(board, home, slot)] = NONE
  board.slotOf[place(board, away, slot)] = NONE
  count(board, home, away, -1)
}

/** The slots with a game. */
export const takenSlots = (board: SlotBoard): number[] =>
  board.problem.slots.flatMap((_, slot) => (isTaken(board, slot) ? [slot] : []))

/** The games of a board, to go back to. */
export type BoardCopy = Int16Array

export const copyOf = (board: SlotBoard): BoardCopy => board.seats.slice()

/** Makes the board what it was when it was copied. */
export const restore = (board: SlotBoard, copy: BoardCopy): void => {
  for (const slot of takenSlots(board)) takeGame(board, slot)
  for (let slot = 0; 2 * slot < copy.length; slot++) {
    const home = copy[2 * slot] as number
    if (home !== NONE) putGame(board, home, copy[2 * slot + 1] as number, slot)
  }
}
