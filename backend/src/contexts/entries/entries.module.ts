import { Module, type OnModuleInit } from '@nestjs/common'
import { AccessModule } from '../../core/access/access.module'
import { Documents } from '../../storage/documents/documents'
import { Decider } from '../../core/facts/decider'
import { Policies } from '../../core/facts/policies'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { EntryReader } from '../../core/readers/entry-reader'
import { ReadersModule } from '../../core/readers/readers.module'
import { handlersOf } from '../../core/facts/command'
import * as commands from './entries.commands'
import { MoveTeamHandler } from './move-team.command'
import { CurrentEntries } from './current-entries'
import { enterNewTeam } from './policies/enter-new-team.policy'
import { joinNewPlayer } from './policies/join-new-player.policy'
import { leaveLeagueOfDeletedTeam } from './policies/leave-league-of-deleted-team.policy'
import { leaveLeaguesOfDeletedTeam } from './policies/leave-leagues-of-deleted-team.policy'
import { settleWhatWasRestored } from './policies/settle-what-was-restored.policy'
import { restoreEntriesOfRestoredTeam } from './policies/restore-entries-of-restored-team.policy'
import { restoreRostersOfRestoredPlayer } from './policies/restore-rosters-of-restored-player.policy'
import { leaveRosterOfDeletedPlayer } from './policies/leave-roster-of-deleted-player.policy'
import { leaveRostersOfDeletedPlayer } from './policies/leave-rosters-of-deleted-player.policy'

@Module({
  imports: [AccessModule, ReadersModule],
  providers: [...handlersOf(commands), CurrentEntries, MoveTeamHandler],
  exports: [MoveTeamHandler, commands.NameCaptain.handler],
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
    this.policies.register(restoreRostersOfRestoredPlayer(this.documents))
    this.policies.register(settleWhatWasRestored(this.decider, this.documents, this.identity))
  }
}
