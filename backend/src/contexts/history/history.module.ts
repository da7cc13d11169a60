import { Module } from '@nestjs/common'
import { ChangeDescriber } from './change-describer'
import { HistoryController } from './history.controller'
import { HistoryNameReader } from './history-name-reader'
import { HistoryQueryHandler } from './history.query'

@Module({
  controllers: [HistoryController],
  providers: [HistoryNameReader, HistoryQueryHandler, ChangeDescriber],
  exports: [ChangeDescriber, HistoryNameReader],
})
export class HistoryModule {}
