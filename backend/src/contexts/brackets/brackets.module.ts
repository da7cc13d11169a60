import { Module, type OnModuleInit } from '@nestjs/common'
import { BracketAccess } from '../../core/access/bracket-access'
import { GamesModule } from '../games/games.module'
import { Policies } from '../../core/facts/policies'
import * as queries from './brackets.queries'
import { BracketController } from './bracket.controller'
import { handlersOf } from '../../core/injection/handlers'
import * as championsQueries from './champions.queries'
import * as stateQueries from './season-states.queries'
import * as commands from './brackets.commands'
import { freeMatchupOfDeletedGame, restoreGameOfMatchup, settleBracket, scheduleGameOfMatchup } from './brackets.policies'
import { ChampionsController } from './champions.controller'
import { BracketCorrectionsController } from './corrections.controller'
import { DivisionGamesController } from './division-games.controller'
import { DivisionGameReader } from './queries/division-games'
import { SeasonStatesController } from './season-states.controller'
import { SeasonResultReader } from './queries/season-results'

/** Brackets: their games, what they come to, and what follows from a matchup's game. */
@Module({
  imports: [GamesModule],
  controllers: [
    DivisionGamesController,
    BracketController,
    ChampionsController,
    SeasonStatesController,
    BracketCorrectionsController,
  ],
  providers: [
    ...handlersOf(commands),
    ...handlersOf(queries),
    ...handlersOf(championsQueries),
    ...handlersOf(stateQueries),
    DivisionGameReader,
    SeasonResultReader,
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
