import type { GameContext, Side } from '@fullcourt/domain/games/events'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import type { GameId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { Decider } from '../../../core/facts/decider'

export type RostersOfGame = Readonly<Record<Side, readonly PlayerId[]>>

/** The rosters of both sides of a game. */
export const gameRosters = async (decider: Decider, { season, home, away }: GameContext): Promise<RostersOfGame> => {
  const { entries } = await decider.state(seasonStream, season)
  return { home: entries.get(home.entry)?.roster ?? [], away: entries.get(away.entry)?.roster ?? [] }
}

/** Whether a person, by any of their ids, has a line in a game. */
export const hasLine = (game: Game, ids: readonly PlayerId[]): boolean =>
  game.kind === 'active' && game.figures.lines.some(({ player }) => ids.includes(player))

/** Tells whether a person, by any of their ids, is on a roster of a game or has a line in it. */
export const membershipIn = async (
  decider: Decider,
  id: GameId,
  { home, away }: RostersOfGame,
): Promise<(ids: readonly PlayerId[]) => boolean> => {
  const game = await decider.state(gameStream, id)
  const rostered = [...home, ...away]
  return ids => ids.some(one => rostered.includes(one)) || hasLine(game, ids)
}
