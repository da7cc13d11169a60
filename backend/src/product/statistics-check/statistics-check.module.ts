import { Module } from '@nestjs/common'
import { HistoryModule } from '../../contexts/history/history.module'
import { handlersOf } from '../../core/injection/handlers'
import { AskCheckHandler } from './ask-check.command'
import { CancelCheckHandler } from './cancel-check.command'
import { CheckRecords } from './check-records'
import { DifferenceAnswers } from './difference-answers'
import * as commands from './statistics-check.commands'
import { StatisticsCheckController } from './statistics-check.controller'
import { StatisticsCheckQueryHandler } from './statistics-check.query'
import { StatisticsChecks } from './statistics-checks'

@Module({
  imports: [HistoryModule],
  controllers: [StatisticsCheckController],
  providers: [
    ...handlersOf(commands),
    AskCheckHandler,
    CancelCheckHandler,
    CheckRecords,
    DifferenceAnswers,
    StatisticsCheckQueryHandler,
    StatisticsChecks,
  ],
})
export class StatisticsCheckModule {}
