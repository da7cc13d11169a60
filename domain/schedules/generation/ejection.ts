import {
  awayAt,
  copyOf,
  homeAt,
  isTaken,
  mayPlayAt,
  NONE,
  opponentIn,
  putGame,
  restore,
  slotIn,
  takeGame,
  takenSlots,
  type SlotBoard,
} from './board'
import type { Pairing } from './circle'
import { mostGames } from './most-games'
import type { Random } from './random'

/** A way to place a game: the games that give way, and one that moves to another slot of its round. */
type Placing = {
  readonly round: number
  readonly slot: number
  readonly ejected: readonly number[]
  readonly moved: { readonly from: number; readonly to: number } | null
}

export type Ejection = {
  readonly board: SlotBoard
  /** Games that have no slot yet. */
  readonly missing: readonly Pairing[]
  readonly random: Random
  readonly attempts: number
}

/** For how many attempts a game that gave way does not come back to its round. */
const PAUSE = 12

const fits = (board: SlotBoard, [home, away]: Pairing, slot: number): boolean =>
  mayPlayAt(board.problem, home, slot) && mayPlayAt(board.problem, away, slot)

const gameAt = (board: SlotBoard, slot: number): Pairing => [homeAt(board, slot), awayAt(board, slot)]

/** The cheapest way to place a game in a round: a free slot, one whose game moves on, or one whose game gives way. */
const placingIn = (board: SlotBoard, game: Pairing, round: number): Placing | undefined => {
  const ejected = [...new Set(game.map(team => slotIn(board, team, round)))].filter(slot => slot !== NONE)
  const slots = (board.problem.rounds[round] ?? []).filter(slot => fits(board, game, slot))
  const isOpen = (slot: number) => !isTaken(board, slot) || ejected.includes(slot)
  const open = slots.find(isOpen)
  if (open !== undefined) return { round, slot: open, ejected, moved: null }
  const elsewhere = (board.problem.rounds[round] ?? []).filter(isOpen)
  for (const slot of slots) {
    const to = elsewhere.find(other => fits(board, gameAt(board, slot), other))
    if (to !== undefined) return { round, slot, ejected, moved: { from: slot, to } }
  }
  const [taken] = slots
  return taken === undefined ? undefined : { round, slot: taken, ejected: [...ejected, taken], moved: null }
}

const keyOf = (board: SlotBoard, [home, away]: Pairing, round: number): number => {
  const { teams, rounds } = board.problem
  return (Math.min(home, away) * teams + Math.max(home, away)) * rounds.length + round
}

/** The cheapest way among all rounds, one of the equal ones by chance. Rounds from which the game was pushed lately wait. */
const bestPlacing = (search: Ejection, game: Pairing, pausedUntil: ReadonlyMap<number, number>, attempt: number) => {
  const { board, random } = search
  let best: Placing | undefined
  let equal = 0
  for (let round = 0; round < board.problem.rounds.length; round++) {
    const placing = placingIn(board, game, round)
    if (!placing || game[1] === opponentIn(board, game[0], round)) continue
    const isPaused = (pausedUntil.get(keyOf(board, game, round)) ?? 0) > attempt
    if (isPaused && placing.ejected.length > 0) continue
    if (best && placing.ejected.length > best.ejected.length) continue
    equal = best && placing.ejected.length === best.ejected.length ? equal + 1 : 1
    if (random.below(equal) === 0) best = placing
  }
  return best
}

/** Places the game and returns those that gave way. */
const carryOut = (board: SlotBoard, game: Pairing, { slot, ejected, moved }: Placing): Pairing[] => {
  const out = ejected.map(at => gameAt(board, at))
  for (const at of ejected) takeGame(board, at)
  if (moved) {
    const [home, away] = gameAt(board, moved.from)
    takeGame(board, moved.from)
    putGame(board, home, away, moved.to)
  }
  putGame(board, ...game, slot)
  return out
}

/**
 * Places missing games one after another; what stands in the way is pushed out and placed later, elsewhere. Ends with the
 * board on which the fewest games were missing, and returns these. Yields the share of its attempts that is done.
 */
export function* placeMissing(search: Ejection): Generator<number, readonly Pairing[]> {
  const { board, random, attempts } = search
  const fitsNowhere = (game: Pairing) => !board.problem.slots.some((_, slot) => fits(board, game, slot))
  const hopeless = search.missing.filter(fitsNowhere)
  const missing = search.missing.filter(game => !fitsNowhere(game))
  const most = mostGames(board.problem).reduce((sum, games) => sum + games, 0)
  const unavoidable = Math.max(0, takenSlots(board).length + missing.length - most)
  const pausedUntil = new Map<number, number>()
  let best = { missing: [...missing], copy: copyOf(board) }
  for (let attempt = 0; attempt < attempts && missing.length > unavoidable; attempt++) {
    if (attempt % 50 === 0) yield attempt / attempts
    const at = random.below(missing.length)
    const game = missing[at] as Pairing
    const placing = bestPlacing(search, game, pausedUntil, attempt)
    if (!placing) continue
    const out = carryOut(board, game, placing)
    missing.splice(at, 1, ...out)
    for (const pushed of out) pausedUntil.set(keyOf(board, pushed, placing.round), attempt + PAUSE + random.below(PAUSE))
    if (missing.length < best.missing.length) best = { missing: [...missing], copy: copyOf(board) }
  }
  restore(board, best.copy)
  return [...hopeless, ...best.missing]
}
