import { Module, type OnModuleInit } from '@nestjs/common'
import { Documents } from '../../storage/documents/documents'
import { Decider } from '../../core/facts/decider'
import { Policies } from '../../core/facts/policies'
import { handlersOf } from '../../core/injection/handlers'
import * as boxScoreQueries from './box-score.queries'
import * as gameQueries from './game.queries'
import * as gamesQueries from './games.queries'
import * as courtsideCommands from './courtside.commands'
import { CourtsideController } from './courtside.controller'
import * as commands from './games.commands'
import { RestoreGameHandler } from './commands/restore-game.command'
import { GamePeriods } from './commands/game-periods'
import { CorrectionsController } from './corrections.controller'
import { ConflictCheck } from './conflicts/conflict-check'
import { ConflictsReader } from './conflicts/conflicts-reader'
import { ReportEffects } from './conflicts/report-effects'
import { SurroundingsReader } from './conflicts/surroundings-reader'
import { GamesController } from './games.controller'
import { LeagueGamesController } from './league-games.controller'
import { deleteGameOfLeftEntry, deleteGamesOfLeftTeam, restoreGamesOfRestoredEntry } from './games.policies'
import * as substitutionCommands from './substitutions.commands'
import { CorrectionReader } from './queries/correction-reader'
import { CourtReader } from './queries/court-reader'
import { CourtsideQueryHandler } from './queries/courtside.query'
import { GameDocuments } from './queries/game-documents'
import { GameNameReader } from './queries/game-name-reader'
import { GameReader } from './queries/game-reader'
import { ProgressReader } from './queries/progress-reader'
import { SeasonGames } from './queries/season-games'
import { LeagueGamesQueryHandler } from './queries/league-games.query'
import { ScoreMismatchesQueryHandler } from './queries/score-mismatches.query'
import { TeamComparisonQueryHandler } from './queries/team-comparison.query'

@Module({
  controllers: [LeagueGamesController, CorrectionsController, CourtsideController, GamesController],
  providers: [
    ...handlersOf({ ...commands, ...courtsideCommands, ...substitutionCommands }),
    ...handlersOf({ ...gameQueries, ...gamesQueries, ...boxScoreQueries }),
    GameDocuments,
    GameNameReader,
    GameReader,
    SeasonGames,
    ProgressReader,
    CorrectionReader,
    CourtReader,
    SurroundingsReader,
    ConflictsReader,
    ReportEffects,
    ConflictCheck,
    GamePeriods,
    RestoreGameHandler,
    TeamComparisonQueryHandler,
    CourtsideQueryHandler,
    LeagueGamesQueryHandler,
    ScoreMismatchesQueryHandler,
  ],
  exports: [
    SurroundingsReader,
    ConflictsReader,
    ReportEffects,
    ConflictCheck,
    GameDocuments,
    GameNameReader,
    GameReader,
    GameNameReader,
    SeasonGames,
    ProgressReader,
  ],
})
export class GamesModule implements OnModuleInit {
  constructor(
    private readonly policies: Policies,
    private readonly documents: Documents,
    private readonly decider: Decider,
  ) {}

  onModuleInit(): void {
    this.policies.register(deleteGamesOfLeftTeam(this.decider, this.documents))
    this.policies.register(deleteGameOfLeftEntry(this.decider))
    this.policies.register(restoreGamesOfRestoredEntry(this.decider, this.documents))
  }
}
