import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../names/player-name.module'
import { SeasonsModule } from '../seasons/seasons.module'
import { BoxScoreHandler } from './queries/box-score.query'
import { ChangeDetailsHandler } from './commands/change-details.command'
import { DeleteGameHandler } from './commands/delete-game.command'
import { GameDocuments } from './queries/game-documents'
import { GameDaysHandler } from './queries/game-days.query'
import { GameNameReader } from './queries/game-name-reader'
import { GameRowHandler } from './queries/game-row.query'
import { GamesController } from './games.controller'
import { GameAccess } from '../access/game-access'
import { GamesHandler } from './queries/games.query'
import { GameReader } from './queries/game-reader'
import { LeagueGamesController } from './league-games.controller'
import { LeagueGamesHandler } from './queries/league-games.query'
import { PeriodScoresHandler } from './queries/period-scores.query'
import { PlayerLineHandler } from './queries/player-line.query'
import { RecordLineHandler } from './commands/record-line.command'
import { RecordSheetHandler } from './commands/record-sheet.command'
import { ScheduleGameHandler } from './commands/schedule-game.command'
import { ScoreMismatchesHandler } from './queries/score-mismatches.query'
import { UpdatePeriodScoresHandler } from './commands/update-period-scores.command'
import { UpdateScoreHandler } from './commands/update-score.command'

@Module({
  imports: [SeasonsModule, PlayerNameModule],
  controllers: [LeagueGamesController, GamesController],
  providers: [
    GameAccess,
    GameDocuments,
    GameNameReader,
    GameReader,
    ScheduleGameHandler,
    UpdateScoreHandler,
    UpdatePeriodScoresHandler,
    RecordLineHandler,
    RecordSheetHandler,
    ChangeDetailsHandler,
    DeleteGameHandler,
    GamesHandler,
    GameDaysHandler,
    GameRowHandler,
    LeagueGamesHandler,
    ScoreMismatchesHandler,
    BoxScoreHandler,
    PeriodScoresHandler,
    PlayerLineHandler,
  ],
  exports: [GameAccess, GameDocuments, GameNameReader],
})
export class GamesModule {}
