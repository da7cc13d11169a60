import { Module } from '@nestjs/common'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './statistics.queries'
import { ActiveLeagues } from './active-leagues'
import { LeadersQueryHandler } from './leaders.query'
import { PlayerLeaders } from './player-leaders'
import { SeasonTotalsReader } from './season-totals-reader'
import { StatisticsController } from './statistics.controller'
import { TeamGameCounts } from './team-games'

@Module({
  controllers: [StatisticsController],
  providers: [
    ...handlersOf(queries),
    ...handlersOf(queries),
    ActiveLeagues,
    SeasonTotalsReader,
    PlayerLeaders,
    LeadersQueryHandler,
    TeamGameCounts,
  ],
})
export class StatisticsModule {}
