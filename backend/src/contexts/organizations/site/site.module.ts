import { Module } from '@nestjs/common'
import { UploadsModule } from '../../../core/uploads/uploads.module'
import { handlersOf } from '../../../core/injection/handlers'
import * as queries from './site.queries'
import * as commands from './site.commands'
import { SiteController } from './site.controller'

@Module({
  imports: [UploadsModule],
  controllers: [SiteController],
  providers: [...handlersOf(commands), ...handlersOf(queries)],
})
export class SiteModule {}
