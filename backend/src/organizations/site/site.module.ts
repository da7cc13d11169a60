import { Module } from '@nestjs/common'
import { UploadsModule } from '../../uploads/uploads.module'
import { ChangeSiteHandler } from './change-site.command'
import { SiteController } from './site.controller'
import { SitePageQueryHandler, SiteQueryHandler } from './site.query'

@Module({
  imports: [UploadsModule],
  controllers: [SiteController],
  providers: [ChangeSiteHandler, SiteQueryHandler, SitePageQueryHandler],
})
export class SiteModule {}
