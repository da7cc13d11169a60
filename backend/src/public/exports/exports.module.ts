import { Module } from '@nestjs/common'
import { ExportsController } from './exports.controller'
import { LeadersExportQueryHandler } from './leaders-export.query'
import { ShownTables } from './shown-tables'

@Module({
  controllers: [ExportsController],
  providers: [ShownTables, LeadersExportQueryHandler],
  exports: [ShownTables],
})
export class ExportsModule {}
