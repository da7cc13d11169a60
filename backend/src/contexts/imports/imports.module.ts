import { Module } from '@nestjs/common'
import { GamesModule } from '../games/games.module'
import { handlersOf } from '../../core/injection/handlers'
import * as commands from './imports.commands'
import * as queries from './imports.queries'
import { BeginImportHandler } from './commands/begin-import.command'
import { FileChecker } from './file-checker'
import { ImportFiles } from './import-files'
import { ImportJobs } from './import-jobs'
import { ImportWorker } from './import-worker'
import { ImportLog } from './import-log'
import { ImportTargets } from './import-targets'
import { ImportsController } from './imports.controller'
import { LeagueNow } from './league-now'
import { ImportConflicts } from './queries/import-conflicts'
import { ReportNames } from './queries/report-names'
import { PreviewImportQueryHandler } from './queries/preview-import.query'

@Module({
  imports: [GamesModule],
  controllers: [ImportsController],
  providers: [
    ...handlersOf(commands),
    ...handlersOf(queries),
    FileChecker,
    ImportLog,
    ImportFiles,
    ImportJobs,
    ImportWorker,
    ImportTargets,
    LeagueNow,
    ReportNames,
    ImportConflicts,
    BeginImportHandler,
    PreviewImportQueryHandler,
  ],
})
export class ImportsModule {}
