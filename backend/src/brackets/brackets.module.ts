import { Module, type OnModuleInit } from '@nestjs/common'
import { BracketAccess } from '../access/bracket-access'
import { AccessModule } from '../access/access.module'
import { Policies } from '../facts/policies'
import { BringBackMatchupGameHandler } from './bring-back-matchup-game.command'
import { freeMatchupOfDeletedGame } from './free-matchup-of-deleted-game.policy'
import { FreeMatchupHandler } from './free-matchup.command'
import { restoreGameOfMatchup } from './restore-matchup-game.policy'
import { ScheduleMatchupGameHandler } from './schedule-matchup-game.command'
import { settleBracket } from './settle-bracket.policy'
import { SettleMatchupGameHandler } from './settle-matchup-game.command'
import { scheduleGameOfMatchup } from './schedule-matchup-game.policy'

/** Games of brackets: what follows from a matchup's game. The calls come with the bracket's pages. */
@Module({
  imports: [AccessModule],
  providers: [ScheduleMatchupGameHandler, FreeMatchupHandler, BringBackMatchupGameHandler, SettleMatchupGameHandler],
})
export class BracketsModule implements OnModuleInit {
  constructor(
    private readonly policies: Policies,
    private readonly brackets: BracketAccess,
  ) {}

  onModuleInit(): void {
    this.policies.register(scheduleGameOfMatchup)
    this.policies.register(freeMatchupOfDeletedGame)
    this.policies.register(restoreGameOfMatchup)
    this.policies.register(settleBracket(this.brackets))
  }
}
