import { Module, type OnModuleInit } from '@nestjs/common'
import { Documents } from '../../storage/documents/documents'
import { Decider } from '../../core/facts/decider'
import { Policies } from '../../core/facts/policies'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { EntryReader } from '../../core/readers/entry-reader'
import { UploadsModule } from '../../core/uploads/uploads.module'
import { GamesModule } from '../games/games.module'
import { PlayersModule } from '../players/players.module'
import { StandingsModule } from '../standings/standings.module'
import { TeamsModule } from '../teams/teams.module'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './entries.queries'
import * as commands from './entries.commands'
import { MoveTeamHandler } from './move-team.command'
import { ChangeTeamWithPlaceHandler } from './change-team-with-place.command'
import { CurrentEntries } from './current-entries'
import { LeagueTeamsController } from './league-teams.controller'
import { TeamPlaceController } from './team-place.controller'
import { TeamPlayersController } from './team-players.controller'
import {
  enterNewTeam,
  leaveLeagueOfDeletedTeam,
  leaveLeaguesOfDeletedTeam,
  restoreEntriesOfRestoredTeam,
} from './policies/teams.policies'
import {
  joinNewPlayer,
  restoreRostersOfRestoredPlayer,
  restoreRostersOfUnmergedPlayer,
  leaveRosterOfDeletedPlayer,
  leaveRostersOfDeletedPlayer,
} from './policies/players.policies'
import { settleWhatWasRestored } from './policies/settle-what-was-restored.policies'

@Module({
  imports: [StandingsModule, GamesModule, PlayersModule, TeamsModule, UploadsModule],
  controllers: [TeamPlaceController, LeagueTeamsController, TeamPlayersController],
  providers: [...handlersOf(commands), ...handlersOf(queries), CurrentEntries, MoveTeamHandler, ChangeTeamWithPlaceHandler],
})
export class EntriesModule implements OnModuleInit {
  constructor(
    private readonly policies: Policies,
    private readonly entries: EntryReader,
    private readonly decider: Decider,
    private readonly identity: PlayerIdentity,
    private readonly documents: Documents,
  ) {}

  onModuleInit(): void {
    this.policies.register(enterNewTeam)
    this.policies.register(joinNewPlayer)
    this.policies.register(leaveLeaguesOfDeletedTeam(this.decider, this.entries))
    this.policies.register(leaveLeagueOfDeletedTeam(this.decider))
    this.policies.register(leaveRostersOfDeletedPlayer(this.decider, this.entries, this.identity))
    this.policies.register(leaveRosterOfDeletedPlayer(this.decider, this.identity))
    this.policies.register(restoreEntriesOfRestoredTeam(this.documents))
    this.policies.register(restoreRostersOfRestoredPlayer(this.decider, this.documents))
    this.policies.register(restoreRostersOfUnmergedPlayer(this.decider, this.documents, this.identity))
    this.policies.register(settleWhatWasRestored(this.decider, this.documents, this.identity))
  }
}
