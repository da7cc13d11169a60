import { needsScore, statusByResult, statusOf } from '@fullcourt/domain/games/status'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { gameOrder } from '@fullcourt/projections/games/game-order'
import { statedGame } from '@fullcourt/projections/games/stated-game'
import type { GameRecord } from './game-answer'

/** Games with a result, be it a walk-over, or those that are to be played. */
export const GAME_KINDS = ['results', 'ahead'] as const

/** Which of the games of a list are asked for, in the order in which they are played. */
export type GamePart = {
  readonly only?: (typeof GAME_KINDS)[number] | undefined
  /** Those that are played after this one. */
  readonly after?: GameId | undefined
  /** At most so many. */
  readonly limit?: number | undefined
  /** The last ones, where not all are within the limit. */
  readonly latest?: boolean | undefined
}

export const isWhole = ({ only, after, limit, latest }: GamePart): boolean =>
  [only, after, limit, latest].every(one => one === undefined)

const isOf = (game: GameRecord, only: GamePart['only']): boolean => {
  if (only === 'results') return statusByResult(game) !== undefined
  return only === undefined || needsScore(statusOf(statedGame(game)), game.details)
}

/** A part of games that were read; `order` is the place of the one after which it begins. */
export const partOf = (
  games: readonly GameRecord[],
  { only, limit = games.length, latest = false }: GamePart,
  order = '',
): readonly GameRecord[] => {
  const asked = games.filter(game => isOf(game, only) && gameOrder(game.details, game.id) > order)
  return latest ? asked.slice(Math.max(0, asked.length - limit)) : asked.slice(0, limit)
}
