import { Module } from '@nestjs/common'
import { ExportsModule } from '../exports/exports.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { Rasterizer } from './drawing/rasterizer'
import { Logos } from './logos'
import { OrganizationFrame } from './organization-frame'
import { PictureTeams } from './picture-teams'
import { PreviewsController } from './previews.controller'
import { BracketPreviewHandler } from './queries/bracket-preview.query'
import { GamePreviewHandler } from './queries/game-preview.query'
import { HomePreviewHandler } from './queries/home-preview.query'
import { IconHandler } from './queries/icon.query'
import { PlayerPreviewHandler } from './queries/player-preview.query'
import { StandingsPreviewHandler } from './queries/standings-preview.query'
import { WebManifestHandler } from './queries/web-manifest.query'

@Module({
  imports: [ReadersModule, ExportsModule],
  controllers: [PreviewsController],
  providers: [
    Rasterizer,
    Logos,
    OrganizationFrame,
    PictureTeams,
    GamePreviewHandler,
    StandingsPreviewHandler,
    PlayerPreviewHandler,
    BracketPreviewHandler,
    HomePreviewHandler,
    IconHandler,
    WebManifestHandler,
  ],
})
export class PreviewsModule {}
