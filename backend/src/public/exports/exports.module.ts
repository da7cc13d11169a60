import { Module } from '@nestjs/common'
import { ReadersModule } from '../../core/readers/readers.module'
import { ExportsController } from './exports.controller'
import { LeadersExportQueryHandler } from './leaders-export.query'
import { ShownTables } from './shown-tables'

@Module({
  imports: [ReadersModule],
  controllers: [ExportsController],
  providers: [ShownTables, LeadersExportQueryHandler],
  exports: [ShownTables],
})
export class ExportsModule {}
