import { NONE } from './board'
import type { Pairing } from './circle'
import { mayPlayAt } from './board'
import type { ScheduleProblem } from './problem'

/**
 * Finds slots of a round for its games: as many games as possible get one, each its own (augmenting paths). Its working memory
 * is made once, because the search asks for this hundreds of thousands of times.
 */
export const createSeating = (problem: ScheduleProblem) => {
  const longest = Math.max(0, ...problem.rounds.map(slots => slots.length))
  const gameAt = new Int32Array(longest)
  const seen = new Int32Array(longest)
  let search = 0

  const findSlot = (slots: readonly number[], games: readonly Pairing[], game: number): boolean => {
    const [home, away] = games[game] as Pairing
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] as number
      if (seen[at] === search || !mayPlayAt(problem, home, slot) || !mayPlayAt(problem, away, slot)) continue
      seen[at] = search
      const before = gameAt[at] as number
      if (before !== NONE && !findSlot(slots, games, before)) continue
      gameAt[at] = game
      return true
    }
    return false
  }

  /** How many of the games get a slot. */
  const seat = (round: number, games: readonly Pairing[]): number => {
    const slots = problem.rounds[round] ?? []
    gameAt.fill(NONE, 0, slots.length)
    let seated = 0
    for (let game = 0; game < games.length; game++) {
      search++
      if (findSlot(slots, games, game)) seated++
    }
    return seated
  }

  /** The slot of each game that gets one. */
  const slotsOf = (round: number, games: readonly Pairing[]): readonly { readonly game: Pairing; readonly slot: number }[] => {
    seat(round, games)
    return (problem.rounds[round] ?? []).flatMap((slot, at) => {
      const game = games[gameAt[at] as number]
      return game === undefined ? [] : [{ game, slot }]
    })
  }

  return { seat, slotsOf }
}

export type Seating = ReturnType<typeof createSeating>
