import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../names/player-name.module'
import { ReadersModule } from '../readers/readers.module'
import { ActiveLeagues } from './active-leagues'
import { LeaderboardHandler, StatLeadersHandler } from './leaderboards.query'
import { PlayerLeaders } from './player-leaders'
import { SeasonTotalsReader } from './season-totals-reader'
import { SportsQueryHandler } from './sports.query'
import { StatisticsController } from './statistics.controller'
import { TeamWinsHandler } from './team-wins.query'

@Module({
  imports: [PlayerNameModule, ReadersModule],
  controllers: [StatisticsController],
  providers: [
    ActiveLeagues,
    SeasonTotalsReader,
    PlayerLeaders,
    SportsQueryHandler,
    LeaderboardHandler,
    StatLeadersHandler,
    TeamWinsHandler,
  ],
})
export class StatisticsModule {}
