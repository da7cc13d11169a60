import { Module } from '@nestjs/common'
import { ExportsModule } from '../exports/exports.module'
import { handlersOf } from '../../core/injection/handlers'
import * as bracketQueries from './bracket-preview.queries'
import * as gameQueries from './game-preview.queries'
import * as playerQueries from './player-preview.queries'
import * as queries from './previews.queries'
import { Rasterizer } from './drawing/rasterizer'
import { Logos } from './logos'
import { OrganizationFrame } from './organization-frame'
import { PictureTeams } from './picture-teams'
import { PreviewsController } from './previews.controller'

@Module({
  imports: [ExportsModule],
  controllers: [PreviewsController],
  providers: [
    ...handlersOf({ ...queries, ...bracketQueries, ...gameQueries, ...playerQueries }),
    Rasterizer,
    Logos,
    OrganizationFrame,
    PictureTeams,
  ],
})
export class PreviewsModule {}
