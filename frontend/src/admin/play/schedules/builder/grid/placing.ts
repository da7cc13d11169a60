import { slotTaken } from '@fullcourt/domain/games/slot-taken'
import { blocksItsSlot } from '@fullcourt/domain/games/status'
import { conflictInWords } from '@fullcourt/domain/schedules/conflict-words'
import {
  conflictsOf,
  newConflicts,
  type Conflict,
  type PlacedGame,
  type Surroundings,
} from '@fullcourt/domain/schedules/conflicts'
import { swapConflicts, swapFault, type SwapCandidate } from '@fullcourt/domain/schedules/swap'
import type { GameAnswer } from '../../../../../api/schema'
import type { GridSlot } from './week-grid'

/** What games are held against, and how teams are called. */
export type NamedSurroundings = Surroundings & { readonly nameOf: (team: number) => string }

const teamsOf = ({ id, home_team_id: home, away_team_id: away }: GameAnswer) => ({ id, home, away })

/** A game and the slot that it takes: nowhere where it was called off. */
export const placedGame = (game: GameAnswer): PlacedGame => ({
  ...teamsOf(game),
  ...slotTaken(game.state, game),
})

const candidate = (game: GameAnswer): SwapCandidate => ({
  ...teamsOf(game),
  date: game.date,
  time: game.time,
  location: game.location,
  season: game.season_id,
  isBracket: game.match_id !== null,
  played: game.score_home !== null,
  blocksItsSlot: blocksItsSlot(game.state),
})

const inWords = (conflicts: readonly Conflict[], { nameOf }: NamedSurroundings): readonly string[] =>
  conflicts.map(conflict => conflictInWords(conflict, nameOf))

/** Why two games cannot be swapped, in a sentence; undefined where they may. */
export const whyNotSwap = (one: GameAnswer, other: GameAnswer, around: NamedSurroundings): string | undefined =>
  swapFault(candidate(one), candidate(other), around, around.nameOf)?.message

/** What would be in the way after a swap and is not now, in sentences: the person is asked about it. */
export const swapConflictsOf = (one: GameAnswer, other: GameAnswer, around: NamedSurroundings): readonly string[] =>
  inWords(swapConflicts(candidate(one), candidate(other), around), around)

/** What would be in the way of a game at a free slot and is not now, in sentences. */
export const conflictsAt = (game: GameAnswer, slot: GridSlot, around: NamedSurroundings): readonly string[] => {
  const now = placedGame(game)
  const there = { ...game, ...slot, location: slot.location ?? game.location }
  return inWords(newConflicts(conflictsOf(now, around), conflictsOf(placedGame(there), around)), around)
}
