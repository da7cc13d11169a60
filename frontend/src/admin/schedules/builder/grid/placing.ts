import { conflictInWords, conflictsOf, type PlacedGame, type Surroundings } from '@fullcourt/domain/schedules/conflicts'
import { swapFault, type SwapCandidate } from '@fullcourt/domain/schedules/swap'
import type { GameAnswer } from '../../../../api/schema'
import type { GridSlot } from './week-grid'

/** What games are held against, and how teams are called. */
export type NamedSurroundings = Surroundings & { readonly nameOf: (team: number) => string }

export const placedGame = ({ id, home_team_id: home, away_team_id: away, date, time, location }: GameAnswer): PlacedGame => ({
  id,
  home,
  away,
  date,
  time,
  location,
})

const candidate = (game: GameAnswer): SwapCandidate => ({
  ...placedGame(game),
  season: game.season_id,
  isBracket: game.match_id !== null,
  played: game.score_home !== null,
})

/** Why two games cannot be swapped, in a sentence; undefined where they may. */
export const whyNotSwap = (one: GameAnswer, other: GameAnswer, around: NamedSurroundings): string | undefined =>
  swapFault(candidate(one), candidate(other), around, around.nameOf)?.message

/** What would be in the way of a game at a free slot, in sentences. */
export const conflictsAt = (game: GameAnswer, slot: GridSlot, around: NamedSurroundings): readonly string[] =>
  conflictsOf({ ...placedGame(game), ...slot, location: slot.location ?? game.location }, around).map(conflict =>
    conflictInWords(conflict, around.nameOf),
  )
