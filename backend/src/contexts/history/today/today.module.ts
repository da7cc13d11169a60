import { Module } from '@nestjs/common'
import { GamesModule } from '../../games/games.module'
import { HistoryModule } from '../history.module'
import { ChangeReader } from './change-reader'
import { TodayController } from './today.controller'
import { TodayQueryHandler } from './today.query'

@Module({
  imports: [GamesModule, HistoryModule],
  controllers: [TodayController],
  providers: [ChangeReader, TodayQueryHandler],
})
export class TodayModule {}
