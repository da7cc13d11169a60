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
import { ChangesAroundQueryHandler } from './changes-around.query'
import { ThingHistory } from './thing-history'
import { DeletionsController } from './deletions/deletions.controller'
import { ActionSteps } from './steps/action-steps'
import { OrdersBefore } from './steps/orders-before'
import { FinishActions } from './undo/finish-actions'
import { UnfinishedActions } from './steps/unfinished-actions'
import { LastOwnAction } from './undo/last-own-action'
import { LaterChanges } from './undo/later-changes'
import { UndoObstacles } from './undo/obstacles'
import { ActionUndo } from './undo/undo-action'
import { UndoAnswers } from './undo/undo-answers'
import { UndoController } from './undo/undo.controller'
import { UndoneReader } from './undo/undone-reader'

const UNDO = [
  ActionSteps,
  ActionUndo,
  FinishActions,
  UnfinishedActions,
  LastOwnAction,
  LaterChanges,
  OrdersBefore,
  UndoObstacles,
  UndoAnswers,
  UndoneReader,
]

@Module({
  controllers: [AuditController, AuditExportsController, UndoController, DeletionsController, HistoryController],
  providers: [
    ...handlersOf(auditQueries),
    ...UNDO,
    HistoryNameReader,
    HistoryQueryHandler,
    ChangesAroundQueryHandler,
    ThingHistory,
    EntryAnswers,
    ActionReader,
    ChangeDescriber,
  ],
  exports: [ChangeDescriber, HistoryNameReader],
})
export class HistoryModule {}
