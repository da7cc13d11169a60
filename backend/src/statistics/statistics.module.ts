import { Module } from '@nestjs/common'
import { PlayerNamesModule } from '../players/player-names.module'
import { SeasonsModule } from '../seasons/seasons.module'
import { ActiveLeagues } from './active-leagues'
import { GamePeriodsHandler } from './game-periods.query'
import { LeaderboardHandler, StatLeadersHandler } from './leaderboards.query'
import { PlayerLeaders } from './player-leaders'
import { SeasonTotalsOf } from './season-totals'
import { SportsOfHandler } from './sports.query'
import { StatisticsController } from './statistics.controller'
import { TeamWinsHandler } from './team-wins.query'

@Module({
  imports: [PlayerNamesModule, SeasonsModule],
  controllers: [StatisticsController],
  providers: [
    ActiveLeagues,
    SeasonTotalsOf,
    PlayerLeaders,
    SportsOfHandler,
    GamePeriodsHandler,
    LeaderboardHandler,
    StatLeadersHandler,
    TeamWinsHandler,
  ],
})
export class StatisticsModule {}
