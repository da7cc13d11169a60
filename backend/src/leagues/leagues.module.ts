import { Module } from '@nestjs/common'
import { AccessModule } from '../access/access.module'
import { ReadersModule } from '../readers/readers.module'
import { SeasonsModule } from '../seasons/seasons.module'
import { StandingsModule } from '../standings/standings.module'
import { AddLeagueHandler } from './add-league.command'
import { DeleteLeagueHandler } from './delete-league.command'
import { RestoreLeagueHandler } from './restore-league.command'
import { LeagueListHandler } from './league-list.query'
import { LeagueListsController } from './league-lists.controller'
import { LeagueQueryHandler } from './league.query'
import { LeaguesWithTeamsHandler } from './leagues-with-teams.query'
import { OrderLeaguesHandler } from './order-leagues.command'
import { RenameLeagueHandler } from './rename-league.command'
import { SeasonLeaguesController } from './season-leagues.controller'
import { SeasonsLeaguesHandler } from './seasons-leagues.query'

@Module({
  imports: [AccessModule, ReadersModule, SeasonsModule, StandingsModule],
  controllers: [SeasonLeaguesController, LeagueListsController],
  providers: [
    AddLeagueHandler,
    RenameLeagueHandler,
    OrderLeaguesHandler,
    DeleteLeagueHandler,
    RestoreLeagueHandler,
    LeagueListHandler,
    SeasonsLeaguesHandler,
    LeagueQueryHandler,
    LeaguesWithTeamsHandler,
  ],
})
export class LeaguesModule {}
