import { Module } from '@nestjs/common'
import { ChangeSiteHandler } from './change-site.command'
import { SiteController } from './site.controller'
import { SitePageQueryHandler, SiteQueryHandler } from './site.query'

@Module({
  controllers: [SiteController],
  providers: [ChangeSiteHandler, SiteQueryHandler, SitePageQueryHandler],
})
export class SiteModule {}
