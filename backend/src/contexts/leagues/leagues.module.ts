import { Module } from '@nestjs/common'
import { AccessModule } from '../../core/access/access.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { SeasonsModule } from '../seasons/seasons.module'
import { StandingsModule } from '../standings/standings.module'
import { handlersOf } from '../../core/facts/command'
import * as commands from './leagues.commands'
import { LeagueListQueryHandler } from './league-list.query'
import { LeagueListsController } from './league-lists.controller'
import { LeagueQueryHandler } from './league.query'
import { LeaguesWithTeamsQueryHandler } from './leagues-with-teams.query'
import { SeasonLeaguesController } from './season-leagues.controller'
import { SeasonsLeaguesQueryHandler } from './seasons-leagues.query'

@Module({
  imports: [AccessModule, ReadersModule, SeasonsModule, StandingsModule],
  controllers: [SeasonLeaguesController, LeagueListsController],
  providers: [
    ...handlersOf(commands),
    LeagueListQueryHandler,
    SeasonsLeaguesQueryHandler,
    LeagueQueryHandler,
    LeaguesWithTeamsQueryHandler,
  ],
})
export class LeaguesModule {}
