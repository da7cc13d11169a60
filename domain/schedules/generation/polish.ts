import { anneal, type Cooling } from './annealing'
import { awayAt, homeAt, isTaken, mayPlayAt, NONE, opponentIn, putGame, slotIn, takeGame, type SlotBoard } from './board'
import type { Random } from './random'

/** What a unit of each figure weighs: each is worth more than all that comes after it is likely to gain. */
const WEIGHTS = { games: 1000, meetings: 100, byes: 3, rematch: 1 }

/** Meetings of a pair that are this many rounds apart are far enough. */
const LONGEST_GAP = 12

/** The games of a team up to each round, by `team * rounds + round`. */
const gamesSoFar = (board: SlotBoard): Int16Array => {
  const { teams, rounds } = board.problem
  const soFar = new Int16Array(teams * rounds.length)
  for (let team = 0; team < teams; team++)
    for (let round = 0, games = 0; round < rounds.length; round++) {
      if (slotIn(board, team, round) !== NONE) games++
      soFar[team * rounds.length + round] = games
    }
  return soFar
}

const longestGapOf = ({ problem: { teams } }: SlotBoard): number => (teams - 2 < LONGEST_GAP ? teams - 2 : LONGEST_GAP)

/** How close a pair's meetings in other rounds are to this one. */
const closeness = (board: SlotBoard, a: number, b: number, round: number): number => {
  const longest = longestGapOf(board)
  let close = 0
  for (let gap = 1; gap <= longest; gap++)
    for (const other of [round - gap, round + gap])
      if (other >= 0 && other < board.problem.rounds.length && opponentIn(board, a, other) === b) close += longest + 1 - gap
  return close
}

/** What a game between two teams costs in a round, given all other games. */
const costOfMeeting = (board: SlotBoard, a: number, b: number, round: number, others: number): number =>
  WEIGHTS.meetings * (2 * others + 1) + WEIGHTS.rematch * closeness(board, a, b, round)

const meetingsOf = ({ meetings, problem: { teams } }: SlotBoard, a: number, b: number): number =>
  meetings[a * teams + b] as number

/** What it costs that `comes` plays in a round in which `goes` has played until now. */
const costOfTurn = (board: SlotBoard, soFar: Int16Array, goes: number, comes: number, round: number): number => {
  const { rounds } = board.problem
  const games = 2 * ((board.games[comes] as number) - (board.games[goes] as number) + 1)
  let byes = 0
  for (let later = round; later < rounds.length; later++)
    byes += 2 * ((soFar[comes * rounds.length + later] as number) - (soFar[goes * rounds.length + later] as number) + 1)
  return WEIGHTS.games * games + WEIGHTS.byes * byes
}

const takeTurn = (soFar: Int16Array, rounds: number, goes: number, comes: number, round: number) => {
  for (let later = round; later < rounds; later++) {
    soFar[goes * rounds + later] = (soFar[goes * rounds + later] as number) - 1
    soFar[comes * rounds + later] = (soFar[comes * rounds + later] as number) + 1
  }
}

const reseat = (board: SlotBoard, slot: number, from: number, to: number): readonly [number, number] =>
  homeAt(board, slot) === from ? [to, awayAt(board, slot)] : [homeAt(board, slot), to]

/** Two teams of different games change places. */
const tryExchange = (board: SlotBoard, [goes, at]: Place, [comes, from]: Place, round: number, worst: number): void => {
  const stays = opponentIn(board, goes, round)
  const follows = opponentIn(board, comes, round)
  if (!mayPlayAt(board.problem, comes, at) || !mayPlayAt(board.problem, goes, from)) return
  const gained =
    costOfMeeting(board, comes, stays, round, meetingsOf(board, comes, stays)) +
    costOfMeeting(board, goes, follows, round, meetingsOf(board, goes, follows))
  const lost =
    costOfMeeting(board, goes, stays, round, meetingsOf(board, goes, stays) - 1) +
    costOfMeeting(board, comes, follows, round, meetingsOf(board, comes, follows) - 1)
  if (gained - lost > worst) return
  const here = reseat(board, at, goes, comes)
  const there = reseat(board, from, comes, goes)
  takeGame(board, at)
  takeGame(board, from)
  putGame(board, ...here, at)
  putGame(board, ...there, from)
}

/** A team that rests takes the place of one that plays. */
const tryTurn = (board: SlotBoard, soFar: Int16Array, [goes, at]: Place, comes: number, round: number, worst: number): void => {
  const stays = opponentIn(board, goes, round)
  if (!mayPlayAt(board.problem, comes, at)) return
  const cost =
    costOfTurn(board, soFar, goes, comes, round) +
    costOfMeeting(board, comes, stays, round, meetingsOf(board, comes, stays)) -
    costOfMeeting(board, goes, stays, round, meetingsOf(board, goes, stays) - 1)
  if (cost > worst) return
  const game = reseat(board, at, goes, comes)
  takeGame(board, at)
  putGame(board, ...game, at)
  takeTurn(soFar, board.problem.rounds.length, goes, comes, round)
}

type Place = readonly [team: number, slot: number]

/** Two games change slots, or one moves to a free slot: costs nothing, and opens ways for the other changes. */
const tryMove = (board: SlotBoard, from: number, to: number): void => {
  const game = [homeAt(board, from), awayAt(board, from)] as const
  const other = isTaken(board, to) ? ([homeAt(board, to), awayAt(board, to)] as const) : undefined
  const may =
    game.every(team => mayPlayAt(board.problem, team, to)) && (other ?? []).every(team => mayPlayAt(board.problem, team, from))
  if (!may) return
  takeGame(board, from)
  if (other) takeGame(board, to)
  putGame(board, ...game, to)
  if (other) putGame(board, ...other, from)
}

/**
 * Evens out who plays how often, whom, and when they rest, without changing how many games a round has. Only for boards
 * whose pairs are not asked for one by one.
 */
export function* polish(board: SlotBoard, random: Random, cooling: Cooling): Generator<number, void> {
  const { teams, rounds } = board.problem
  const playing = rounds.flatMap((slots, round) => (slots.some(slot => isTaken(board, slot)) ? [round] : []))
  if (playing.length === 0 || teams < 3) return
  const soFar = gamesSoFar(board)
  yield* anneal(cooling, random, worst => {
    const round = playing[random.below(playing.length)] as number
    const slots = rounds[round] as readonly number[]
    const at = slots[random.below(slots.length)] as number
    if (!isTaken(board, at)) return
    if (random.below(4) === 0) {
      const to = slots[random.below(slots.length)] as number
      if (to !== at) tryMove(board, at, to)
      return
    }
    const goes = random.below(2) === 0 ? homeAt(board, at) : awayAt(board, at)
    const comes = random.below(teams)
    const from = slotIn(board, comes, round)
    if (from === at) return
    if (from === NONE) tryTurn(board, soFar, [goes, at], comes, round, worst)
    else tryExchange(board, [goes, at], [comes, from], round, worst)
  })
}
