import { Module } from '@nestjs/common'
import { ReadersModule } from '../../core/readers/readers.module'
import { ExportsController } from './exports.controller'
import { LeadersExportHandler } from './leaders-export.query'
import { ShownTables } from './shown-tables'

@Module({
  imports: [ReadersModule],
  controllers: [ExportsController],
  providers: [ShownTables, LeadersExportHandler],
  exports: [ShownTables],
})
export class ExportsModule {}
