import { Module } from '@nestjs/common'
import { ProjectionsController } from './projections.controller'
import { ProjectionsQueryHandler } from './projections.query'
import { RebuildProjectionsHandler } from './rebuild-projections.command'

@Module({ controllers: [ProjectionsController], providers: [ProjectionsQueryHandler, RebuildProjectionsHandler] })
export class ProjectionsAdminModule {}
