import { facts, nothing, refuse, type Decision } from '../facts/decision'
import { isCompleted } from './completed'
import { GAME_NOT_FOUND } from './decide'
import type { GameFact, Side } from './events'
import type { Game } from './state'

/** The side that wins without a game, because the other does not play; null takes that back. A game with a result was played. */
export const recordWalkover = (game: Game, { winner: is }: { readonly winner: Side | null }): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const was = game.figures.walkover ?? null
  if (was === is) return nothing
  if (isCompleted(game.figures.score)) return refuse('conflict', 'The game has a score, so it was not won by walk-over.')
  return facts({ type: 'WalkoverRecorded', data: { game: game.id, in: game.context, was, is } })
}
