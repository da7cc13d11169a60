import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../../core/readers/player-name.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { ActiveLeagues } from './active-leagues'
import { LeaderboardQueryHandler, StatLeadersQueryHandler } from './leaderboards.query'
import { LeadersQueryHandler } from './leaders.query'
import { PlayerLeaders } from './player-leaders'
import { SeasonTotalsReader } from './season-totals-reader'
import { SportsQueryHandler } from './sports.query'
import { StatisticsController } from './statistics.controller'
import { TeamGameCounts } from './team-games'
import { TeamWinsQueryHandler } from './team-wins.query'

@Module({
  imports: [PlayerNameModule, ReadersModule],
  controllers: [StatisticsController],
  providers: [
    ActiveLeagues,
    SeasonTotalsReader,
    PlayerLeaders,
    SportsQueryHandler,
    LeaderboardQueryHandler,
    StatLeadersQueryHandler,
    LeadersQueryHandler,
    TeamGameCounts,
    TeamWinsQueryHandler,
  ],
})
export class StatisticsModule {}
