import { Module } from '@nestjs/common'
import { AccessModule } from '../../core/access/access.module'
import { EntriesModule } from '../entries/entries.module'
import { GamesModule } from '../games/games.module'
import { PlayerNameModule } from '../../core/names/player-name.module'
import { PlayersModule } from '../players/players.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { StandingsModule } from '../standings/standings.module'
import { UploadsModule } from '../../core/uploads/uploads.module'
import { handlersOf } from '../../core/facts/command'
import * as commands from './teams.commands'
import { AddTeamsHandler } from './add-teams.command'
import { ChangeTeamWithPlaceHandler } from './change-team-with-place.command'
import { GlobalTeamsController } from './global-teams.controller'
import { LeagueTeamsController } from './league-teams.controller'
import { GlobalTeamsQueryHandler } from './queries/global-teams.query'
import { LeagueTeamQueryHandler } from './queries/league-team.query'
import { LeagueTeamsQueryHandler } from './queries/league-teams.query'
import { TeamDetailQueryHandler } from './queries/team-detail.query'
import { TeamInLeagueQueryHandler } from './queries/team-in-league.query'
import { TeamListQueryHandler } from './queries/team-list.query'
import { TeamPlayersQueryHandler } from './queries/team-players.query'
import { TeamReader } from './queries/team-reader'
import { TeamPlayersController } from './team-players.controller'
import { TeamsController } from './teams.controller'

@Module({
  imports: [
    AccessModule,
    ReadersModule,
    EntriesModule,
    StandingsModule,
    GamesModule,
    PlayersModule,
    PlayerNameModule,
    UploadsModule,
  ],
  controllers: [TeamsController, GlobalTeamsController, LeagueTeamsController, TeamPlayersController],
  providers: [
    ...handlersOf(commands),
    TeamReader,
    AddTeamsHandler,
    ChangeTeamWithPlaceHandler,
    TeamListQueryHandler,
    TeamDetailQueryHandler,
    GlobalTeamsQueryHandler,
    LeagueTeamsQueryHandler,
    LeagueTeamQueryHandler,
    TeamPlayersQueryHandler,
    TeamInLeagueQueryHandler,
  ],
})
export class TeamsModule {}
