import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../../core/names/player-name.module'
import { UserNameModule } from '../../core/names/user-name.module'
import { ChangeDescriber } from './change-describer'
import { HistoryController } from './history.controller'
import { HistoryNameReader } from './history-name-reader'
import { HistoryHandler } from './history.query'

@Module({
  imports: [PlayerNameModule, UserNameModule],
  controllers: [HistoryController],
  providers: [HistoryNameReader, HistoryHandler, ChangeDescriber],
  exports: [ChangeDescriber, HistoryNameReader],
})
export class HistoryModule {}
