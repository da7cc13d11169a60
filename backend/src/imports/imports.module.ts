import { Module } from '@nestjs/common'
import { SeasonsModule } from '../seasons/seasons.module'
import { BeginImportHandler } from './commands/begin-import.command'
import { FileChecker } from './file-checker'
import { ImportLog } from './import-log'
import { ImportFiles } from './import-files'
import { ImportJobs } from './import-jobs'
import { ImportTargets } from './import-targets'
import { ImportQueryHandler } from './queries/import.query'
import { ImportsController } from './imports.controller'
import { JoinRosterTogetherHandler } from '../entries/commands/join-roster-together.command'
import { LeagueNow } from './league-now'
import { PreviewImportHandler } from './queries/preview-import.query'

@Module({
  imports: [SeasonsModule],
  controllers: [ImportsController],
  providers: [
    FileChecker,
    ImportLog,
    ImportFiles,
    ImportJobs,
    ImportTargets,
    LeagueNow,
    BeginImportHandler,
    JoinRosterTogetherHandler,
    ImportQueryHandler,
    PreviewImportHandler,
  ],
})
export class ImportsModule {}
