import { facts, nothing, refuse, type Decision } from '../facts/decision'
import { isCompleted } from './completed'
import { GAME_NOT_FOUND } from './decide'
import type { GameFact, Side } from './events'
import type { Game } from './state'

/**
 * The side that wins without a game, because the other does not play; null takes that back. Only a game of a bracket has a winner who
 * goes on, and one that is completed was played; 0–0 is no result.
 */
export const recordWalkover = (game: Game, { winner: is }: { readonly winner: Side | null }): Decision<GameFact> => {
  if (game.kind !== 'scheduled') return GAME_NOT_FOUND
  const was = game.figures.walkover ?? null
  if (was === is) return nothing
  if (game.details.matchId === null) return refuse('conflict', 'Only a bracket game can be won by walkover.')
  if (isCompleted(game.figures.score)) return refuse('conflict', 'The game has a score, so it was not won by walkover.')
  return facts({ type: 'WalkoverRecorded', data: { game: game.id, in: game.context, was, is } })
}
