import { Module, type OnModuleInit } from '@nestjs/common'
import { Policies } from '../facts/policies'
import { EntryReader } from '../seasons/entry-reader'
import { SeasonsModule } from '../seasons/seasons.module'
import { UploadsModule } from '../uploads/uploads.module'
import { AddPlayerHandler } from './add-player'
import { ChangePlayerHandler } from './change-player'
import { DeletePlayerHandler } from './delete-player'
import { joinNewPlayer } from './join-new-player.policy'
import { leaveRostersOfDeletedPlayer } from './leave-rosters-of-deleted-player.policy'
import { PlayedLines } from './played-lines'
import { PlayerBasicHandler } from './player-basic.query'
import { PlayerReader } from './player-reader'
import { PlayerInformationHandler } from './player-information.query'
import { PlayerListHandler } from './player-list.query'
import { PlayerNameQueryHandler } from './player-name.query'
import { PlayerProfileReader } from './player-profile-reader'
import { PlayerStatsHandler } from './player-stats.query'
import { PlayersController } from './players.controller'
import { PlayerAccess } from './player-access'
import { RemovePhotoHandler } from './remove-photo'
import { removeReplacedPhoto } from './remove-replaced-photo.policy'
import { TeamHistories } from './team-histories'

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
