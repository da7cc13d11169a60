import { Module } from '@nestjs/common'
import { GamesModule } from '../games/games.module'
import { PlayersModule } from '../players/players.module'
import { StandingsModule } from '../standings/standings.module'
import { UploadsModule } from '../../core/uploads/uploads.module'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './teams.queries'
import * as commands from './teams.commands'
import { AddTeamsHandler } from './add-teams.command'
import { GlobalTeamsController } from './global-teams.controller'
import { TeamDetailQueryHandler } from './queries/team-detail.query'
import { TeamReader } from './queries/team-reader'
import { TeamsController } from './teams.controller'

@Module({
  imports: [StandingsModule, GamesModule, PlayersModule, UploadsModule],
  controllers: [TeamsController, GlobalTeamsController],
  providers: [...handlersOf(commands), ...handlersOf(queries), TeamReader, AddTeamsHandler, TeamDetailQueryHandler],
  exports: [TeamReader, commands.ChangeTeam.handler],
})
export class TeamsModule {}
