import { Module } from '@nestjs/common'
import { SeasonsModule } from '../seasons/seasons.module'
import { GameNamesOf } from './game-names'
import { GameRowHandler } from './game-row.query'
import { LeagueGamesController } from './games.controller'
import { GamesInReach } from './games-in-reach'
import { UpdateScoreHandler } from './update-score'

@Module({
  imports: [SeasonsModule],
  controllers: [LeagueGamesController],
  providers: [GamesInReach, GameNamesOf, UpdateScoreHandler, GameRowHandler],
  exports: [GamesInReach, GameNamesOf],
})
export class GamesModule {}
