import { Module } from '@nestjs/common'
import { ExportsModule } from '../exports/exports.module'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './previews.queries'
import { Rasterizer } from './drawing/rasterizer'
import { Logos } from './logos'
import { OrganizationFrame } from './organization-frame'
import { PictureTeams } from './picture-teams'
import { PreviewsController } from './previews.controller'
import { BracketPreviewQueryHandler } from './queries/bracket-preview.query'
import { GamePreviewQueryHandler } from './queries/game-preview.query'
import { PlayerPreviewQueryHandler } from './queries/player-preview.query'

@Module({
  imports: [ExportsModule],
  controllers: [PreviewsController],
  providers: [
    ...handlersOf(queries),
    Rasterizer,
    Logos,
    OrganizationFrame,
    PictureTeams,
    GamePreviewQueryHandler,
    PlayerPreviewQueryHandler,
    BracketPreviewQueryHandler,
  ],
})
export class PreviewsModule {}
