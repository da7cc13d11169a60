import { Module, type OnModuleInit } from '@nestjs/common'
import { Policies } from '../facts/policies'
import { PlacedEntries } from '../seasons/placed-entries'
import { SeasonsModule } from '../seasons/seasons.module'
import { UploadsModule } from '../uploads/uploads.module'
import { AddPlayerHandler } from './add-player'
import { ChangePlayerHandler } from './change-player'
import { DeletePlayerHandler } from './delete-player'
import { joinNewPlayer } from './join-new-player.policy'
import { leaveRostersOfDeletedPlayer } from './leave-rosters-of-deleted-player.policy'
import { PlayedLines } from './played-lines'
import { PlayerBasicHandler } from './player-basic.query'
import { PlayerDirectory } from './player-directory'
import { PlayerInformationHandler } from './player-information.query'
import { PlayerListHandler } from './player-list.query'
import { PlayerNameOfHandler } from './player-name.query'
import { PlayerProfiles } from './player-profiles'
import { PlayerStatsHandler } from './player-stats.query'
import { PlayersController } from './players.controller'
import { PlayersInReach } from './players-in-reach'
import { TeamHistories } from './team-histories'

const shared = [PlayersInReach, PlayerProfiles]

@Module({
  imports: [SeasonsModule, UploadsModule],
  controllers: [PlayersController],
  providers: [
    ...shared,
    PlayerDirectory,
    PlayedLines,
    TeamHistories,
    AddPlayerHandler,
    ChangePlayerHandler,
    DeletePlayerHandler,
    PlayerListHandler,
    PlayerNameOfHandler,
    PlayerInformationHandler,
    PlayerBasicHandler,
    PlayerStatsHandler,
  ],
  exports: shared,
})
export class PlayersModule implements OnModuleInit {
  constructor(
    private readonly policies: Policies,
    private readonly entries: PlacedEntries,
  ) {}

  onModuleInit(): void {
    this.policies.register(joinNewPlayer)
    this.policies.register(leaveRostersOfDeletedPlayer(this.entries))
  }
}
