import { Module } from '@nestjs/common'
import { handlersOf } from '../../core/injection/handlers'
import { ExportsController } from './exports.controller'
import * as queries from './exports.queries'
import { ShownTables } from './shown-tables'

@Module({ controllers: [ExportsController], providers: [ShownTables, ...handlersOf(queries)], exports: [ShownTables] })
export class ExportsModule {}
