import { Module } from '@nestjs/common'
import { GamesModule } from '../../games/games.module'
import { HistoryModule } from '../history.module'
import { ReadersModule } from '../../../core/readers/readers.module'
import { ChangeReader } from './change-reader'
import { TodayController } from './today.controller'
import { TodayQueryHandler } from './today.query'

@Module({
  imports: [GamesModule, HistoryModule, ReadersModule],
  controllers: [TodayController],
  providers: [ChangeReader, TodayQueryHandler],
})
export class TodayModule {}
