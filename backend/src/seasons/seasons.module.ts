import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../players/player-name.module'
import { ChangeSeasonHandler } from './change-season'
import { CreateSeasonHandler } from './create-season'
import { DeleteSeasonHandler } from './delete-season'
import { AddLeagueHandler } from './leagues/add-league'
import { DeleteLeagueHandler } from './leagues/delete-league'
import { LeagueListsController } from './leagues/league-lists.controller'
import { LeagueListHandler } from './leagues/league-list.query'
import { LeagueQueryHandler } from './leagues/league.query'
import { LeagueTables } from './leagues/league-tables'
import { LeaguesWithTeamsHandler } from './leagues/leagues-with-teams.query'
import { OrderLeaguesHandler } from './leagues/order-leagues'
import { RenameLeagueHandler } from './leagues/rename-league'
import { SeasonLeaguesController } from './leagues/season-leagues.controller'
import { SeasonsLeaguesHandler } from './leagues/seasons-leagues.query'
import { OrganizationSeasonsController } from './organization-seasons.controller'
import { Parents } from './parents'
import { EntryReader } from './entry-reader'
import { SeasonCopies } from './season-copies'
import { SeasonReader } from './season-reader'
import { SeasonListHandler } from './season-list.query'
import { SeasonQueryHandler } from './season.query'
import { SeasonsController } from './seasons.controller'
import { SeasonAccess } from './season-access'

const shared = [Parents, SeasonAccess, SeasonReader, EntryReader, LeagueTables]

@Module({
  imports: [PlayerNameModule],
  controllers: [SeasonsController, OrganizationSeasonsController, SeasonLeaguesController, LeagueListsController],
  providers: [
    ...shared,
    SeasonCopies,
    CreateSeasonHandler,
    ChangeSeasonHandler,
    DeleteSeasonHandler,
    SeasonListHandler,
    SeasonQueryHandler,
    AddLeagueHandler,
    RenameLeagueHandler,
    OrderLeaguesHandler,
    DeleteLeagueHandler,
    LeagueListHandler,
    SeasonsLeaguesHandler,
    LeagueQueryHandler,
    LeaguesWithTeamsHandler,
  ],
  exports: shared,
})
export class SeasonsModule {}
