import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../names/player-name.module'
import { ChangeSeasonHandler } from './change-season.command'
import { CreateSeasonHandler } from './create-season.command'
import { DeleteSeasonHandler } from './delete-season.command'
import { AddLeagueHandler } from '../leagues/add-league.command'
import { DeleteLeagueHandler } from '../leagues/delete-league.command'
import { LeagueListsController } from '../leagues/league-lists.controller'
import { LeagueListHandler } from '../leagues/league-list.query'
import { LeagueQueryHandler } from '../leagues/league.query'
import { LeagueTables } from '../standings/league-tables'
import { LeaguesWithTeamsHandler } from '../leagues/leagues-with-teams.query'
import { OrderLeaguesHandler } from '../leagues/order-leagues.command'
import { RenameLeagueHandler } from '../leagues/rename-league.command'
import { SeasonLeaguesController } from '../leagues/season-leagues.controller'
import { SeasonsLeaguesHandler } from '../leagues/seasons-leagues.query'
import { OrganizationSeasonsController } from './organization-seasons.controller'
import { Parents } from '../access/parents'
import { EntryReader } from '../readers/entry-reader'
import { SeasonCopies } from './season-copies'
import { SeasonReader } from '../readers/season-reader'
import { SeasonListHandler } from './season-list.query'
import { SeasonQueryHandler } from './season.query'
import { SeasonsController } from './seasons.controller'
import { SeasonAccess } from '../access/season-access'

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
