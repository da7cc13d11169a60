import { Module, type OnModuleInit } from '@nestjs/common'
import { Policies } from '../../core/facts/policies'
import { UploadsModule } from '../../core/uploads/uploads.module'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './players.queries'
import * as commands from './players.commands'
import { AddPlayerHandler } from './commands/add-player.command'
import { AddPlayersHandler } from './commands/add-players.command'
import { ChangePlayerHandler } from './commands/change-player.command'
import { RemovePhotoHandler } from './commands/remove-photo.command'
import { SealedValues } from './commands/sealed-values'
import { DirectoryController } from './directory/directory.controller'
import * as directoryQueries from './directory/directory.queries'
import { SeasonDirectory } from './directory/season-directory'
import { PlayersController } from './players.controller'
import { removeReplacedPhoto } from './players.policies'
import { MergedPlayerReader } from './queries/merged-players'
import { PlayedLines } from './queries/played-lines'
import { PlayerSports } from './queries/player-sports'
import { PlayerProfileReader } from './queries/player-profile-reader'
import { PlayerReader } from './queries/player-reader'
import { TeamHistories } from './queries/team-histories'

@Module({
  imports: [UploadsModule],
  controllers: [DirectoryController, PlayersController],
  providers: [
    ...handlersOf(commands),
    ...handlersOf(queries),
    ...handlersOf(directoryQueries),
    SeasonDirectory,
    PlayerProfileReader,
    PlayerReader,
    PlayedLines,
    PlayerSports,
    TeamHistories,
    SealedValues,
    MergedPlayerReader,
    AddPlayerHandler,
    AddPlayersHandler,
    ChangePlayerHandler,
    RemovePhotoHandler,
  ],
  exports: [PlayerProfileReader, PlayerReader, PlayedLines, TeamHistories, MergedPlayerReader],
})
export class PlayersModule implements OnModuleInit {
  constructor(private readonly policies: Policies) {}

  onModuleInit(): void {
    this.policies.register(removeReplacedPhoto)
  }
}
