import { Module } from '@nestjs/common'
import { PlayerNamesModule } from '../players/player-names.module'
import { GamePeriodsHandler } from './game-periods.query'
import { LeaderboardHandler, StatLeadersHandler } from './leaderboards.query'
import { PlayerLeaders } from './player-leaders'
import { SeasonTotalsOf } from './season-totals'
import { SeasonsShown } from './seasons-shown'
import { SportsOfHandler } from './sports.query'
import { StatisticsController } from './statistics.controller'
import { TeamWinsHandler } from './team-wins.query'

@Module({
  imports: [PlayerNamesModule],
  controllers: [StatisticsController],
  providers: [
    SeasonsShown,
    SeasonTotalsOf,
    PlayerLeaders,
    SportsOfHandler,
    GamePeriodsHandler,
    LeaderboardHandler,
    StatLeadersHandler,
    TeamWinsHandler,
  ],
  exports: [SeasonsShown],
})
export class StatisticsModule {}
