import { Module } from '@nestjs/common'
import { ProjectionsController } from './projections.controller'
import { ProjectionsHandler } from './projections.query'
import { RebuildProjectionsHandler } from './rebuild-projections.command'

@Module({ controllers: [ProjectionsController], providers: [ProjectionsHandler, RebuildProjectionsHandler] })
export class ProjectionsAdminModule {}
