import { Module } from '@nestjs/common'
import { handlersOf } from '../../core/injection/handlers'
import { ActionReader } from './audit/action-reader'
import { AuditExportsController } from './audit/audit-exports.controller'
import { AuditController } from './audit/audit.controller'
import * as auditQueries from './audit/audit.queries'
import { ChangeDescriber } from './change-describer'
import { EntryAnswers } from './entry-answers'
import { HistoryController } from './history.controller'
import { HistoryNameReader } from './history-name-reader'
import { HistoryQueryHandler } from './history.query'

@Module({
  controllers: [AuditController, AuditExportsController, HistoryController],
  providers: [...handlersOf(auditQueries), HistoryNameReader, HistoryQueryHandler, EntryAnswers, ActionReader, ChangeDescriber],
  exports: [ChangeDescriber, HistoryNameReader],
})
export class HistoryModule {}
