import { awayAt, emptyBoard, homeAt, isTaken, mayPlayAt, NONE, putGame, slotIn, takeGame, type SlotBoard } from './board'
import { matchAll } from './general-matching'
import type { ScheduleProblem } from './problem'

/**
 * The teams and the two sides of each slot as a graph: an edge to each slot at which a team may play, and one between both
 * sides, which stands for a slot that stays empty. A largest matching has one edge per slot and one more per game.
 */
const graphOf = (problem: ScheduleProblem, slots: readonly number[]): number[][] => {
  const { teams } = problem
  const neighbours: number[][] = Array.from({ length: teams + 2 * slots.length }, () => [])
  const join = (a: number, b: number) => {
    neighbours[a]?.push(b)
    neighbours[b]?.push(a)
  }
  slots.forEach((slot, at) => {
    const side = teams + 2 * at
    join(side, side + 1)
    for (let team = 0; team < teams; team++)
      if (mayPlayAt(problem, team, slot)) {
        join(team, side)
        join(team, side + 1)
      }
  })
  return neighbours
}

/** Which node each node starts with: the games of the board, and both sides of an empty slot. */
const matesOf = (board: SlotBoard, slots: readonly number[]): Int32Array => {
  const { teams } = board.problem
  const mate = new Int32Array(teams + 2 * slots.length).fill(NONE)
  const join = (a: number, b: number) => {
    mate[a] = b
    mate[b] = a
  }
  slots.forEach((slot, at) => {
    const side = teams + 2 * at
    if (!isTaken(board, slot)) return join(side, side + 1)
    join(homeAt(board, slot), side)
    join(awayAt(board, slot), side + 1)
  })
  return mate
}

/**
 * Brings a round to the most games that its slots and the free times of the teams allow, whoever plays whom: teams that play
 * already go on playing. Returns how many games the round has.
 */
export const fillRound = (board: SlotBoard, round: number): number => {
  const { problem } = board
  const slots = problem.rounds[round] ?? []
  // A round without an empty slot has no room for more; the search for it would be the longest of all.
  if (slots.every(slot => isTaken(board, slot))) return slots.length
  const mate = matesOf(board, slots)
  matchAll(graphOf(problem, slots), mate)
  for (const slot of slots) if (isTaken(board, slot)) takeGame(board, slot)
  let games = 0
  slots.forEach((slot, at) => {
    const home = mate[problem.teams + 2 * at] as number
    const away = mate[problem.teams + 2 * at + 1] as number
    if (home < 0 || away < 0 || home >= problem.teams || away >= problem.teams) return
    putGame(board, home, away, slot)
    games++
  })
  return games
}

/** Gives each slot the first two teams that are free for it: a start from which little is left to find. */
const fillGreedily = (board: SlotBoard, round: number): void => {
  const { problem } = board
  for (const slot of problem.rounds[round] ?? []) {
    const free: number[] = []
    for (let team = 0; team < problem.teams && free.length < 2; team++)
      if (slotIn(board, team, round) === NONE && mayPlayAt(problem, team, slot)) free.push(team)
    const [home, away] = free
    if (home !== undefined && away !== undefined) putGame(board, home, away, slot)
  }
}

/** The most games of each round. */
export const mostGames = (problem: ScheduleProblem): readonly number[] => {
  const board = emptyBoard(problem)
  return problem.rounds.map((_, round) => {
    fillGreedily(board, round)
    return fillRound(board, round)
  })
}
