import { Module } from '@nestjs/common'
import { ReadersModule } from '../readers/readers.module'
import { ExportsController } from './exports.controller'
import { LeadersExportHandler } from './leaders-export.query'
import { StandingsExportHandler } from './standings-export.query'

@Module({ imports: [ReadersModule], controllers: [ExportsController], providers: [StandingsExportHandler, LeadersExportHandler] })
export class ExportsModule {}
