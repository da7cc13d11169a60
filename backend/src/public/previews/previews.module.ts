import { Module } from '@nestjs/common'
import { ExportsModule } from '../exports/exports.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { Rasterizer } from './drawing/rasterizer'
import { Logos } from './logos'
import { OrganizationFrame } from './organization-frame'
import { PictureTeams } from './picture-teams'
import { PreviewsController } from './previews.controller'
import { BracketPreviewQueryHandler } from './queries/bracket-preview.query'
import { GamePreviewQueryHandler } from './queries/game-preview.query'
import { HomePreviewQueryHandler } from './queries/home-preview.query'
import { IconQueryHandler } from './queries/icon.query'
import { PlayerPreviewQueryHandler } from './queries/player-preview.query'
import { StandingsPreviewQueryHandler } from './queries/standings-preview.query'
import { WebManifestQueryHandler } from './queries/web-manifest.query'

@Module({
  imports: [ReadersModule, ExportsModule],
  controllers: [PreviewsController],
  providers: [
    Rasterizer,
    Logos,
    OrganizationFrame,
    PictureTeams,
    GamePreviewQueryHandler,
    StandingsPreviewQueryHandler,
    PlayerPreviewQueryHandler,
    BracketPreviewQueryHandler,
    HomePreviewQueryHandler,
    IconQueryHandler,
    WebManifestQueryHandler,
  ],
})
export class PreviewsModule {}
