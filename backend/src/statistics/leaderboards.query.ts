import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { Figure } from '@fullcourt/domain/statistics/figures'
import { LEADERBOARD_PLACES, STAT_LEADER_PLACES } from '@fullcourt/domain/statistics/ranking'
import type { Scope } from '../http/scope'
import { PlayerLeaders } from './player-leaders'
import { SeasonTotalsReader } from './season-totals-reader'
import type { PlayerLeaderAnswer, StatLeadersAnswer } from './statistics.answers'

/** The top 20 of a figure in the active season. */
export class Leaderboard {
  constructor(
    readonly scope: Scope,
    readonly figure: Figure,
  ) {}
}

@QueryHandler(Leaderboard)
export class LeaderboardHandler implements IQueryHandler<Leaderboard> {
  constructor(
    private readonly totals: SeasonTotalsReader,
    private readonly leaders: PlayerLeaders,
  ) {}

  async execute({ scope, figure }: Leaderboard): Promise<PlayerLeaderAnswer[]> {
    return this.leaders.of(await this.totals.of(scope), figure, LEADERBOARD_PLACES)
  }
}

/** The three leaders of points, threes, rebounds and assists in the active season. */
export class StatLeaders {
  constructor(readonly scope: Scope) {}
}

@QueryHandler(StatLeaders)
export class StatLeadersHandler implements IQueryHandler<StatLeaders> {
  constructor(
    private readonly totals: SeasonTotalsReader,
    private readonly leaders: PlayerLeaders,
  ) {}

  async execute({ scope }: StatLeaders): Promise<StatLeadersAnswer> {
    const totals = await this.totals.of(scope)
    const top = (figure: Figure) => this.leaders.of(totals, figure, STAT_LEADER_PLACES)
    const [points, threes, rebounds, assists] = await Promise.all([top('PTS'), top('3PM'), top('REB'), top('AST')])
    return { points, threes, rebounds, assists }
  }
}
