import { Module } from '@nestjs/common'
import { UploadsModule } from '../../../core/uploads/uploads.module'
import { handlersOf } from '../../../core/facts/command'
import * as commands from './site.commands'
import { SiteController } from './site.controller'
import { SitePageQueryHandler, SiteQueryHandler } from './site.query'

@Module({
  imports: [UploadsModule],
  controllers: [SiteController],
  providers: [...handlersOf(commands), SiteQueryHandler, SitePageQueryHandler],
})
export class SiteModule {}
