import { Module } from '@nestjs/common'
import { CancelRebuildHandler } from './cancel-rebuild.command'
import { ProjectionsController } from './projections.controller'
import { ProjectionsQueryHandler } from './projections.query'
import { RebuildProjectionsHandler } from './rebuild-projections.command'
import { SharedRebuilds } from './shared-rebuilds'

@Module({
  controllers: [ProjectionsController],
  providers: [SharedRebuilds, ProjectionsQueryHandler, RebuildProjectionsHandler, CancelRebuildHandler],
})
export class ProjectionsAdminModule {}
