import { Module } from '@nestjs/common'
import { SeasonsModule } from '../seasons/seasons.module'
import { BeginImportHandler } from './begin-import'
import { ImportBook } from './import-book'
import { ImportFiles } from './import-files'
import { ImportJobs } from './import-jobs'
import { ImportTargets } from './import-targets'
import { ImportOfHandler } from './import.query'
import { ImportsController } from './imports.controller'
import { JoinRosterTogetherHandler } from './join-roster-together'
import { LeagueNow } from './league-now'
import { PreviewImportHandler } from './preview-import.query'

@Module({
  imports: [SeasonsModule],
  controllers: [ImportsController],
  providers: [
    ImportBook,
    ImportFiles,
    ImportJobs,
    ImportTargets,
    LeagueNow,
    BeginImportHandler,
    JoinRosterTogetherHandler,
    ImportOfHandler,
    PreviewImportHandler,
  ],
})
export class ImportsModule {}
