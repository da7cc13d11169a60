import { Module } from '@nestjs/common'
import { HttpModule } from '../server/http.module'
import { PageUsers } from './page-users'
import { PageAnswers } from './page-answers'
import { LeaguePages } from './league-pages'
import { MergedPlayerPages } from './merged-player-pages'
import { Pages } from './pages'
import { PagesController } from './pages.controller'

@Module({
  imports: [HttpModule],
  controllers: [PagesController],
  providers: [Pages, PageAnswers, PageUsers, MergedPlayerPages, LeaguePages],
})
export class PagesModule {}
