import { Module } from '@nestjs/common'
import { PlayerNamesModule } from '../players/player-names.module'
import { ChangeSeasonHandler } from './change-season'
import { CreateSeasonHandler } from './create-season'
import { DeleteSeasonHandler } from './delete-season'
import { AddLeagueHandler } from './leagues/add-league'
import { DeleteLeagueHandler } from './leagues/delete-league'
import { LeagueListsController } from './leagues/league-lists.controller'
import { LeagueListHandler } from './leagues/league-list.query'
import { LeagueOfHandler } from './leagues/league.query'
import { LeagueTables } from './leagues/league-tables'
import { LeaguesWithTeamsHandler } from './leagues/leagues-with-teams.query'
import { OrderLeaguesHandler } from './leagues/order-leagues'
import { RenameLeagueHandler } from './leagues/rename-league'
import { SeasonLeaguesController } from './leagues/season-leagues.controller'
import { SeasonsLeaguesHandler } from './leagues/seasons-leagues.query'
import { OrganizationSeasonsController } from './organization-seasons.controller'
import { Parents } from './parents'
import { PlacedEntries } from './placed-entries'
import { SeasonCopies } from './season-copies'
import { SeasonDirectory } from './season-directory'
import { SeasonListHandler } from './season-list.query'
import { SeasonOfHandler } from './season.query'
import { SeasonsController } from './seasons.controller'
import { SeasonsInReach } from './seasons-in-reach'

const shared = [Parents, SeasonsInReach, SeasonDirectory, PlacedEntries, LeagueTables]

@Module({
  imports: [PlayerNamesModule],
  controllers: [SeasonsController, OrganizationSeasonsController, SeasonLeaguesController, LeagueListsController],
  providers: [
    ...shared,
    SeasonCopies,
    CreateSeasonHandler,
    ChangeSeasonHandler,
    DeleteSeasonHandler,
    SeasonListHandler,
    SeasonOfHandler,
    AddLeagueHandler,
    RenameLeagueHandler,
    OrderLeaguesHandler,
    DeleteLeagueHandler,
    LeagueListHandler,
    SeasonsLeaguesHandler,
    LeagueOfHandler,
    LeaguesWithTeamsHandler,
  ],
  exports: shared,
})
export class SeasonsModule {}
