import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../../core/readers/player-name.module'
import { UserNameModule } from '../../core/readers/user-name.module'
import { ChangeDescriber } from './change-describer'
import { HistoryController } from './history.controller'
import { HistoryNameReader } from './history-name-reader'
import { HistoryQueryHandler } from './history.query'

@Module({
  imports: [PlayerNameModule, UserNameModule],
  controllers: [HistoryController],
  providers: [HistoryNameReader, HistoryQueryHandler, ChangeDescriber],
  exports: [ChangeDescriber, HistoryNameReader],
})
export class HistoryModule {}
