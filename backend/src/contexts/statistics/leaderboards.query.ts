import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import type { LeaderPlace } from '@fullcourt/domain/sports/definition'
import { LEADERBOARD_PLACES, STAT_LEADER_PLACES } from '@fullcourt/domain/statistics/ranking'
import type { Scope } from '../../core/http/scope'
import { PlayerLeaders } from './player-leaders'
import { SeasonTotalsReader } from './season-totals-reader'
import type { PlayerLeaderAnswer, StatLeadersAnswer } from './statistics.answers'

/** The top 20 in a season, the active one where none is named, of the figure that its sport ranks there. */
export class LeaderboardQuery {
  constructor(
    readonly scope: Scope,
    readonly place: LeaderPlace,
    readonly season?: SeasonId,
  ) {}
}

@QueryHandler(LeaderboardQuery)
export class LeaderboardQueryHandler implements IQueryHandler<LeaderboardQuery> {
  constructor(
    private readonly totals: SeasonTotalsReader,
    private readonly leaders: PlayerLeaders,
  ) {}

  async execute({ scope, place, season }: LeaderboardQuery): Promise<PlayerLeaderAnswer[]> {
    const totals = await this.totals.of(scope, season)
    return this.leaders.of(totals, totals.sport.leaders[place].figure, LEADERBOARD_PLACES)
  }
}

/**
 * The three leaders of points, threes, rebounds and assists in a season, the active one where none is named; in another sport,
 * of what it ranks there.
 */
export class StatLeadersQuery {
  constructor(
    readonly scope: Scope,
    readonly season?: SeasonId,
  ) {}
}

@QueryHandler(StatLeadersQuery)
export class StatLeadersQueryHandler implements IQueryHandler<StatLeadersQuery> {
  constructor(
    private readonly totals: SeasonTotalsReader,
    private readonly leaders: PlayerLeaders,
  ) {}

  async execute({ scope, season }: StatLeadersQuery): Promise<StatLeadersAnswer> {
    const totals = await this.totals.of(scope, season)
    const top = (place: LeaderPlace) => this.leaders.of(totals, totals.sport.leaders[place].figure, STAT_LEADER_PLACES)
    const [points, threes, rebounds, assists] = await Promise.all([top('points'), top('threes'), top('rebounds'), top('assists')])
    return { points, threes, rebounds, assists }
  }
}
