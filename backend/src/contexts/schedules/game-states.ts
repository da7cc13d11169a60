import { Injectable } from '@nestjs/common'
import { isPlayed } from '@fullcourt/domain/games/decide'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { Decider } from '../../core/facts/decider'

/** The games of plans as their streams have them now. */
@Injectable()
export class GameStates {
  constructor(private readonly decider: Decider) {}

  async of(games: Iterable<GameId>): Promise<ReadonlyMap<GameId, Game>> {
    const states = [...games].map(async game => [game, await this.decider.state(gameStream, game)] as const)
    return new Map(await Promise.all(states))
  }

  /** Which of these games are scheduled, and nothing was entered for them. */
  async open(games: Iterable<GameId>): Promise<ReadonlySet<GameId>> {
    const states = await this.of(games)
    return new Set([...states].flatMap(([id, game]) => (game.kind === 'active' && !isPlayed(game) ? [id] : [])))
  }
}
