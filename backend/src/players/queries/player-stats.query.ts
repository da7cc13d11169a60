import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../http/scope'
import { statDefinitions } from '../../statistics/definition-answers'
import { SportListReader } from '../../readers/sport-list-reader'
import { BASKETBALL } from '@fullcourt/domain/sports/sports'
import { PlayedLines } from './played-lines'
import { PlayerReader } from './player-reader'
import type { PlayerStatsAnswer } from '../players.answers'
import { statRows } from '../../games/queries/stat-rows'

/** A player's figures of all games, game by game. */
export class PlayerStats {
  constructor(
    readonly scope: Scope,
    readonly player: PlayerId,
  ) {}
}

@QueryHandler(PlayerStats)
export class PlayerStatsHandler implements IQueryHandler<PlayerStats> {
  constructor(
    private readonly players: PlayerReader,
    private readonly lines: PlayedLines,
    private readonly lists: SportListReader,
  ) {}

  async execute({ scope, player }: PlayerStats): Promise<PlayerStatsAnswer> {
    const { card, ids } = await this.players.person(scope, player)
    const played = await this.lines.withGames(card.id, await this.lines.of(ids))
    const { list } = await this.lists.statistics(card.organization, BASKETBALL)
    return { gameStats: played.flatMap(statRows), allStats: statDefinitions(list) }
  }
}
