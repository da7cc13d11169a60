import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../../core/names/player-name.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { ActiveLeagues } from './active-leagues'
import { LeaderboardHandler, StatLeadersHandler } from './leaderboards.query'
import { LeadersHandler } from './leaders.query'
import { PlayerLeaders } from './player-leaders'
import { SeasonTotalsReader } from './season-totals-reader'
import { SportsQueryHandler } from './sports.query'
import { StatisticsController } from './statistics.controller'
import { TeamGames } from './team-games'
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
    LeadersHandler,
    TeamGames,
    TeamWinsHandler,
  ],
})
export class StatisticsModule {}
