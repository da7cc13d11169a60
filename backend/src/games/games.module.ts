import { Module } from '@nestjs/common'
import { PlayerNameModule } from '../players/player-name.module'
import { SeasonsModule } from '../seasons/seasons.module'
import { BoxScoreHandler } from './box-score.query'
import { ChangeDetailsHandler } from './change-details'
import { DeleteGameHandler } from './delete-game'
import { GameDocuments } from './game-documents'
import { GameDaysHandler } from './game-days.query'
import { GameNameReader } from './game-name-reader'
import { GameRowHandler } from './game-row.query'
import { GamesController } from './games.controller'
import { GameAccess } from './game-access'
import { GamesHandler } from './games.query'
import { GameReader } from './game-reader'
import { LeagueGamesController } from './league-games.controller'
import { LeagueGamesHandler } from './league-games.query'
import { PeriodScoresHandler } from './period-scores.query'
import { PlayerLineHandler } from './player-line.query'
import { RecordLineHandler } from './record-line'
import { RecordSheetHandler } from './record-sheet'
import { ScheduleGameHandler } from './schedule-game'
import { ScoreMismatchesHandler } from './score-mismatches.query'
import { UpdatePeriodScoresHandler } from './update-period-scores'
import { UpdateScoreHandler } from './update-score'

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
