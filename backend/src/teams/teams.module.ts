import { Module, type OnModuleInit } from '@nestjs/common'
import { Documents } from '../documents/documents'
import { Decider } from '../facts/decider'
import { Policies } from '../facts/policies'
import { GamesModule } from '../games/games.module'
import { PlayerNameModule } from '../players/player-name.module'
import { PlayersModule } from '../players/players.module'
import { EntryReader } from '../seasons/entry-reader'
import { SeasonsModule } from '../seasons/seasons.module'
import { UploadsModule } from '../uploads/uploads.module'
import { ChangeTeamHandler } from './change-team'
import { CopyTeamHandler } from './copy-team'
import { CreateTeamHandler } from './create-team'
import { CurrentEntries } from './current-entries'
import { deleteGameOfLeftEntry } from './delete-game-of-left-entry.policy'
import { deleteGamesOfLeftTeam } from './delete-games-of-left-team.policy'
import { DeleteTeamHandler } from './delete-team'
import { EnterLeagueHandler } from './enter-league'
import { enterNewTeam } from './enter-new-team.policy'
import { GlobalTeamsController } from './global-teams.controller'
import { GlobalTeamsHandler } from './global-teams.query'
import { JoinRosterHandler } from './join-roster'
import { LeagueTeamHandler } from './league-team.query'
import { LeagueTeamsController } from './league-teams.controller'
import { LeagueTeamsHandler } from './league-teams.query'
import { leaveLeagueOfDeletedTeam } from './leave-league-of-deleted-team.policy'
import { leaveRosterOfDeletedPlayer } from './leave-roster-of-deleted-player.policy'
import { LeaveLeagueHandler } from './leave-league'
import { leaveLeaguesOfDeletedTeam } from './leave-leagues-of-deleted-team.policy'
import { LeaveRosterHandler } from './leave-roster'
import { MoveTeamHandler } from './move-team'
import { NameCaptainHandler } from './name-captain'
import { TeamDetailHandler } from './team-detail.query'
import { TeamReader } from './team-reader'
import { TeamInLeagueQueryHandler } from './team-in-league.query'
import { TeamListHandler } from './team-list.query'
import { TeamPlayersController } from './team-players.controller'
import { TeamPlayersHandler } from './team-players.query'
import { TeamsController } from './teams.controller'
import { TeamAccess } from './team-access'

@Module({
  imports: [SeasonsModule, GamesModule, PlayersModule, PlayerNameModule, UploadsModule],
  controllers: [TeamsController, GlobalTeamsController, LeagueTeamsController, TeamPlayersController],
  providers: [
    TeamAccess,
    TeamReader,
    CurrentEntries,
    CreateTeamHandler,
    ChangeTeamHandler,
    DeleteTeamHandler,
    EnterLeagueHandler,
    CopyTeamHandler,
    MoveTeamHandler,
    LeaveLeagueHandler,
    NameCaptainHandler,
    JoinRosterHandler,
    LeaveRosterHandler,
    TeamListHandler,
    TeamDetailHandler,
    GlobalTeamsHandler,
    LeagueTeamsHandler,
    LeagueTeamHandler,
    TeamPlayersHandler,
    TeamInLeagueQueryHandler,
  ],
})
export class TeamsModule implements OnModuleInit {
  constructor(
    private readonly policies: Policies,
    private readonly documents: Documents,
    private readonly entries: EntryReader,
    private readonly decider: Decider,
  ) {}

  onModuleInit(): void {
    this.policies.register(enterNewTeam)
    this.policies.register(leaveLeaguesOfDeletedTeam(this.entries))
    this.policies.register(deleteGamesOfLeftTeam(this.documents))
    this.policies.register(deleteGameOfLeftEntry(this.decider))
    this.policies.register(leaveRosterOfDeletedPlayer(this.decider))
    this.policies.register(leaveLeagueOfDeletedTeam(this.decider))
  }
}
