import { anneal, type Cooling } from './annealing'
import { awayAt, homeAt, isTaken, mayPlayAt, putGame, takeGame, type SlotBoard } from './board'
import { weekdayNumber } from '../../facts/days'
import type { Random } from './random'

/** Groups of slots that are shared evenly: the number of the group of each slot. */
type Groups = { readonly groupOf: readonly number[]; readonly count: number }

const groupsBy = (keys: readonly string[]): Groups => {
  const numbers = new Map<string, number>()
  for (const key of keys) if (!numbers.has(key)) numbers.set(key, numbers.size)
  return { groupOf: keys.map(key => numbers.get(key) as number), count: numbers.size }
}

/** How often each team has each group, by `team * count + group`. */
type Counts = Groups & { readonly counts: Int32Array }

/** What is shared evenly among the teams: times, weekdays and locations, as far as there are several of each. */
const sharedGroups = ({ problem: { slots, teams } }: SlotBoard): readonly Counts[] =>
  [
    groupsBy(slots.map(({ time }) => time)),
    groupsBy(slots.map(({ date }) => String(weekdayNumber(date)))),
    groupsBy(slots.map(({ location }) => location ?? '')),
  ]
    .filter(({ count }) => count > 1)
    .map(groups => ({ ...groups, counts: new Int32Array(teams * groups.count) }))

const add = ({ groupOf, count, counts }: Counts, team: number, slot: number, by: number) => {
  const at = team * count + (groupOf[slot] as number)
  counts[at] = (counts[at] as number) + by
}

const pass = (group: Counts, team: number, from: number, to: number) => {
  add(group, team, from, -1)
  add(group, team, to, 1)
}

/** What it costs that a team goes from one slot to another: the sum of the squares of its counts changes by so much. */
const costOf = ({ groupOf, count, counts }: Counts, team: number, from: number, to: number): number => {
  const before = groupOf[from] as number
  const after = groupOf[to] as number
  if (before === after) return 0
  return 2 * ((counts[team * count + after] as number) - (counts[team * count + before] as number) + 1)
}

type Game = readonly [home: number, away: number]
const gameAt = (board: SlotBoard, slot: number): Game | undefined =>
  isTaken(board, slot) ? [homeAt(board, slot), awayAt(board, slot)] : undefined

const tryMove = (board: SlotBoard, shared: readonly Counts[], from: number, to: number, worst: number): void => {
  const game = gameAt(board, from)
  const other = gameAt(board, to)
  if (!game) return
  if (!game.every(team => mayPlayAt(board.problem, team, to))) return
  if (other && !other.every(team => mayPlayAt(board.problem, team, from))) return
  let cost = 0
  for (const group of shared) {
    for (const team of game) cost += costOf(group, team, from, to)
    for (const team of other ?? []) cost += costOf(group, team, to, from)
  }
  if (cost > worst) return
  for (const group of shared) {
    for (const team of game) pass(group, team, from, to)
    for (const team of other ?? []) pass(group, team, to, from)
  }
  takeGame(board, from)
  if (other) takeGame(board, to)
  putGame(board, ...game, to)
  if (other) putGame(board, ...other, from)
}

/** Gives all teams about as many games at each time, on each weekday and at each location; who plays whom and in which round stays. */
export function* shareSlots(board: SlotBoard, random: Random, cooling: Cooling): Generator<number, void> {
  const shared = sharedGroups(board)
  const rounds = board.problem.rounds.filter(slots => slots.length > 1 && slots.some(slot => isTaken(board, slot)))
  if (shared.length === 0 || rounds.length === 0) return
  for (const group of shared)
    board.problem.slots.forEach((_, slot) => {
      for (const team of gameAt(board, slot) ?? []) add(group, team, slot, 1)
    })
  yield* anneal(cooling, random, worst => {
    const slots = rounds[random.below(rounds.length)] as readonly number[]
    const from = slots[random.below(slots.length)] as number
    const to = slots[random.below(slots.length)] as number
    if (from !== to) tryMove(board, shared, from, to, worst)
  })
}
