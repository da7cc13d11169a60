import { Module, type OnModuleInit } from '@nestjs/common'
import { Documents } from '../documents/documents'
import { Decider } from '../facts/decider'
import { Policies } from '../facts/policies'
import { GamesModule } from '../games/games.module'
import { PlayerNameModule } from '../names/player-name.module'
import { PlayersModule } from '../players/players.module'
import { EntryReader } from '../readers/entry-reader'
import { SeasonsModule } from '../seasons/seasons.module'
import { UploadsModule } from '../uploads/uploads.module'
import { ChangeTeamHandler } from './commands/change-team.command'
import { ChangeTeamWithPlaceHandler } from './commands/change-team-with-place.command'
import { CopyTeamHandler } from '../entries/commands/copy-team.command'
import { CreateTeamHandler } from './commands/create-team.command'
import { CurrentEntries } from '../entries/current-entries'
import { deleteGameOfLeftEntry } from '../games/policies/delete-game-of-left-entry.policy'
import { deleteGamesOfLeftTeam } from '../games/policies/delete-games-of-left-team.policy'
import { DeleteTeamHandler } from './commands/delete-team.command'
import { EnterLeagueHandler } from '../entries/commands/enter-league.command'
import { enterNewTeam } from '../entries/policies/enter-new-team.policy'
import { GlobalTeamsController } from './global-teams.controller'
import { GlobalTeamsHandler } from './queries/global-teams.query'
import { JoinRosterHandler } from '../entries/commands/join-roster.command'
import { LeagueTeamHandler } from './queries/league-team.query'
import { LeagueTeamsController } from './league-teams.controller'
import { LeagueTeamsHandler } from './queries/league-teams.query'
import { leaveLeagueOfDeletedTeam } from '../entries/policies/leave-league-of-deleted-team.policy'
import { leaveRosterOfDeletedPlayer } from '../entries/policies/leave-roster-of-deleted-player.policy'
import { LeaveLeagueHandler } from '../entries/commands/leave-league.command'
import { leaveLeaguesOfDeletedTeam } from '../entries/policies/leave-leagues-of-deleted-team.policy'
import { LeaveRosterHandler } from '../entries/commands/leave-roster.command'
import { MoveTeamHandler } from '../entries/commands/move-team.command'
import { NameCaptainHandler } from '../entries/commands/name-captain.command'
import { TeamDetailHandler } from './queries/team-detail.query'
import { TeamReader } from './queries/team-reader'
import { TeamInLeagueQueryHandler } from './queries/team-in-league.query'
import { TeamListHandler } from './queries/team-list.query'
import { TeamPlayersController } from './team-players.controller'
import { TeamPlayersHandler } from './queries/team-players.query'
import { TeamsController } from './teams.controller'
import { TeamAccess } from '../access/team-access'

@Module({
  imports: [SeasonsModule, GamesModule, PlayersModule, PlayerNameModule, UploadsModule],
  controllers: [TeamsController, GlobalTeamsController, LeagueTeamsController, TeamPlayersController],
  providers: [
    TeamAccess,
    TeamReader,
    CurrentEntries,
    CreateTeamHandler,
    ChangeTeamHandler,
    ChangeTeamWithPlaceHandler,
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
