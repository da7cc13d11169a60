import { Module } from '@nestjs/common'
import { PlayerNamesModule } from '../players/player-names.module'
import { ChangeTeller } from './change-teller'
import { HistoryController } from './history.controller'
import { HistoryNames } from './history-names'
import { HistoryHandler } from './history.query'

@Module({
  imports: [PlayerNamesModule],
  controllers: [HistoryController],
  providers: [HistoryNames, HistoryHandler, ChangeTeller],
  exports: [ChangeTeller],
})
export class HistoryModule {}
