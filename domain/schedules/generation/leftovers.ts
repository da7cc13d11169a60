import { awayAt, homeAt, isTaken, takenSlots, type SlotBoard } from './board'
import type { Pairing } from './circle'
import type { ScheduleInput } from './input'

/** A game at a slot that no round gave it. */
export type ExtraGame = { readonly game: Pairing; readonly slot: number }

type When = { readonly date: string | null; readonly time: string | null }

/** When each team plays: kept games and those of the board. */
const playingTimes = (board: SlotBoard): When[][] => {
  const { teams, kept, slots } = board.problem
  const when: When[][] = Array.from({ length: teams }, () => [])
  for (const { home, away, game } of kept) for (const team of [home, away]) when[team]?.push(game)
  for (const slot of takenSlots(board)) {
    const at = slots[slot]
    if (at) for (const team of [homeAt(board, slot), awayAt(board, slot)]) when[team]?.push(at)
  }
  return when
}

/**
 * Places missing games wherever the rules themselves allow it. Rounds ask for more than the rules do, that a team plays once in
 * a part of a week; that makes a schedule even, but is no reason to leave a game out.
 */
export const placeLeftovers = (
  { maxPerDay }: ScheduleInput,
  board: SlotBoard,
  missing: readonly Pairing[],
): { readonly extras: readonly ExtraGame[]; readonly missing: readonly Pairing[] } => {
  const { slots, isPresent } = board.problem
  const when = playingTimes(board)
  const free = new Set(slots.flatMap((_, slot) => (isTaken(board, slot) ? [] : [slot])))
  const mayPlay = (team: number, slot: number): boolean => {
    const at = slots[slot]
    if (!at || isPresent[team * slots.length + slot] !== 1) return false
    const sameDay = (when[team] ?? []).filter(({ date }) => date === at.date)
    return sameDay.length < maxPerDay && !sameDay.some(({ time }) => time === at.time)
  }
  const extras: ExtraGame[] = []
  const left = missing.filter(game => {
    const slot = [...free].find(one => game.every(team => mayPlay(team, one)))
    const at = slot === undefined ? undefined : slots[slot]
    if (slot === undefined || !at) return true
    free.delete(slot)
    extras.push({ game, slot })
    for (const team of game) when[team]?.push(at)
    return false
  })
  return { extras, missing: left }
}
