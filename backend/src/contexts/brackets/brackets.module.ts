import { Module, type OnModuleInit } from '@nestjs/common'
import { BracketAccess } from '../../core/access/bracket-access'
import { GamesModule } from '../games/games.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { AccessModule } from '../../core/access/access.module'
import { Policies } from '../../core/facts/policies'
import { BracketController } from './bracket.controller'
import { handlersOf } from '../../core/facts/command'
import * as commands from './brackets.commands'
import { freeMatchupOfDeletedGame } from './policies/free-matchup-of-deleted-game.policy'
import { restoreGameOfMatchup } from './policies/restore-matchup-game.policy'
import { ChampionsController } from './champions.controller'
import { BracketCorrectionsController } from './corrections.controller'
import { DivisionGamesController } from './division-games.controller'
import { BracketQueryHandler } from './queries/bracket.query'
import { ChampionsQueryHandler } from './queries/champions.query'
import { DivisionGameReader } from './queries/division-games'
import { DivisionGamesQueryHandler } from './queries/division-games.query'
import { SeasonResultReader } from './queries/season-results'
import { MatchupGamePreviewQueryHandler } from './queries/matchup-game-preview.query'
import { settleBracket } from './policies/settle-bracket.policy'
import { scheduleGameOfMatchup } from './policies/schedule-matchup-game.policy'

/** Brackets: their games, what they come to, and what follows from a matchup's game. */
@Module({
  imports: [AccessModule, ReadersModule, GamesModule],
  controllers: [DivisionGamesController, BracketController, ChampionsController, BracketCorrectionsController],
  providers: [
    ...handlersOf(commands),
    DivisionGameReader,
    DivisionGamesQueryHandler,
    BracketQueryHandler,
    SeasonResultReader,
    ChampionsQueryHandler,
    MatchupGamePreviewQueryHandler,
  ],
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
