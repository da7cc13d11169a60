import { Module } from '@nestjs/common'
import { SeasonsModule } from '../seasons/seasons.module'
import { BeginImportHandler } from './begin-import'
import { FileChecker } from './file-checker'
import { ImportLog } from './import-log'
import { ImportFiles } from './import-files'
import { ImportJobs } from './import-jobs'
import { ImportTargets } from './import-targets'
import { ImportQueryHandler } from './import.query'
import { ImportsController } from './imports.controller'
import { JoinRosterTogetherHandler } from './join-roster-together'
import { LeagueNow } from './league-now'
import { PreviewImportHandler } from './preview-import.query'

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
