import { Module, type OnModuleInit } from '@nestjs/common'
import { Policies } from '../facts/policies'
import { EntryReader } from '../readers/entry-reader'
import { SeasonsModule } from '../seasons/seasons.module'
import { UploadsModule } from '../uploads/uploads.module'
import { AddPlayerHandler } from './commands/add-player.command'
import { ChangePlayerHandler } from './commands/change-player.command'
import { DeletePlayerHandler } from './commands/delete-player.command'
import { joinNewPlayer } from '../entries/policies/join-new-player.policy'
import { leaveRostersOfDeletedPlayer } from '../entries/policies/leave-rosters-of-deleted-player.policy'
import { PlayedLines } from './queries/played-lines'
import { PlayerBasicHandler } from './queries/player-basic.query'
import { PlayerReader } from './queries/player-reader'
import { PlayerInformationHandler } from './queries/player-information.query'
import { PlayerListHandler } from './queries/player-list.query'
import { PlayerNameQueryHandler } from './queries/player-name.query'
import { PlayerProfileReader } from './queries/player-profile-reader'
import { PlayerStatsHandler } from './queries/player-stats.query'
import { PlayersController } from './players.controller'
import { PlayerAccess } from '../access/player-access'
import { RemovePhotoHandler } from './commands/remove-photo.command'
import { removeReplacedPhoto } from './policies/remove-replaced-photo.policy'
import { TeamHistories } from './queries/team-histories'

const shared = [PlayerAccess, PlayerProfileReader]

@Module({
  imports: [SeasonsModule, UploadsModule],
  controllers: [PlayersController],
  providers: [
    ...shared,
    PlayerReader,
    PlayedLines,
    TeamHistories,
    AddPlayerHandler,
    ChangePlayerHandler,
    DeletePlayerHandler,
    RemovePhotoHandler,
    PlayerListHandler,
    PlayerNameQueryHandler,
    PlayerInformationHandler,
    PlayerBasicHandler,
    PlayerStatsHandler,
  ],
  exports: shared,
})
export class PlayersModule implements OnModuleInit {
  constructor(
    private readonly policies: Policies,
    private readonly entries: EntryReader,
  ) {}

  onModuleInit(): void {
    this.policies.register(joinNewPlayer)
    this.policies.register(removeReplacedPhoto)
    this.policies.register(leaveRostersOfDeletedPlayer(this.entries))
  }
}
