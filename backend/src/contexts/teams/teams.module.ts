import { Module } from '@nestjs/common'
import { AccessModule } from '../../core/access/access.module'
import { GamesModule } from '../games/games.module'
import { PlayerNameModule } from '../../core/readers/player-name.module'
import { PlayersModule } from '../players/players.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { StandingsModule } from '../standings/standings.module'
import { UploadsModule } from '../../core/uploads/uploads.module'
import { handlersOf } from '../../core/facts/command'
import * as commands from './teams.commands'
import { AddTeamsHandler } from './add-teams.command'
import { GlobalTeamsController } from './global-teams.controller'
import { GlobalTeamsQueryHandler } from './queries/global-teams.query'
import { TeamDetailQueryHandler } from './queries/team-detail.query'
import { TeamListQueryHandler } from './queries/team-list.query'
import { TeamReader } from './queries/team-reader'
import { TeamsController } from './teams.controller'

@Module({
  imports: [AccessModule, ReadersModule, StandingsModule, GamesModule, PlayersModule, PlayerNameModule, UploadsModule],
  controllers: [TeamsController, GlobalTeamsController],
  providers: [
    ...handlersOf(commands),
    TeamReader,
    AddTeamsHandler,
    TeamListQueryHandler,
    TeamDetailQueryHandler,
    GlobalTeamsQueryHandler,
  ],
  exports: [TeamReader, commands.ChangeTeam.handler],
})
export class TeamsModule {}
