import { Module } from '@nestjs/common'
import { GamesModule } from '../../contexts/games/games.module'
import { UsersModule } from '../../contexts/users/users.module'
import { PageUsers } from './page-users'
import { PageAnswers } from './page-answers'
import { LeaguePages } from './league-pages'
import { MergedPlayerPages } from './merged-player-pages'
import { Pages } from './pages'
import { GameEntries } from './site-files/game-entries'
import { LastChanges } from './site-files/last-changes'
import { SiteEntries } from './site-files/site-entries'
import { SiteFiles } from './site-files/site-files'
import { ThingEntries } from './site-files/thing-entries'
import { PagesController } from './pages.controller'
import { SitePreviewController } from './site-preview/site-preview.controller'
import { SitePreviews } from './site-preview/site-previews'
import { SiteTenants } from './site-tenants'

@Module({
  imports: [UsersModule, GamesModule],
  controllers: [SitePreviewController, PagesController],
  providers: [
    Pages,
    PageAnswers,
    PageUsers,
    MergedPlayerPages,
    LeaguePages,
    SiteFiles,
    LastChanges,
    SiteEntries,
    GameEntries,
    ThingEntries,
    SitePreviews,
    SiteTenants,
  ],
})
export class PagesModule {}
