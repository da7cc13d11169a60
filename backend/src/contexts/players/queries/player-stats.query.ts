import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../../core/http/scope'
import { SeasonReader } from '../../../core/readers/season-reader'
import { PlayedLines } from './played-lines'
import { PlayerSports } from './player-sports'
import { PlayerReader } from './player-reader'
import type { PlayerStatsAnswer } from '../players.answers'
import { statRows } from '../../games/queries/stat-rows'

/** A player's figures of all games, game by game. */
export class PlayerStatsQuery {
  constructor(
    readonly scope: Scope,
    readonly player: PlayerId,
  ) {}
}

@QueryHandler(PlayerStatsQuery)
export class PlayerStatsQueryHandler implements IQueryHandler<PlayerStatsQuery> {
  constructor(
    private readonly players: PlayerReader,
    private readonly lines: PlayedLines,
    private readonly seasons: SeasonReader,
    private readonly sports: PlayerSports,
  ) {}

  async execute({ scope, player }: PlayerStatsQuery): Promise<PlayerStatsAnswer> {
    const { card, ids } = await this.players.person(scope, player)
    const [entries, organization] = await Promise.all([this.lines.of(ids), this.seasons.organization(scope, card.organization)])
    const [played, active] = await Promise.all([this.lines.withGames(card.id, entries), this.seasons.activeSeason(organization)])
    return { gameStats: played.flatMap(statRows), allStats: await this.sports.statistics(organization, entries, active?.sport) }
  }
}
