import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../../core/readers/player-name.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './statistics.queries'
import { ActiveLeagues } from './active-leagues'
import { LeadersQueryHandler } from './leaders.query'
import { PlayerLeaders } from './player-leaders'
import { SeasonTotalsReader } from './season-totals-reader'
import { StatisticsController } from './statistics.controller'
import { TeamGameCounts } from './team-games'

@Module({
  imports: [PlayerNameModule, ReadersModule],
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
