import { Body, Controller, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { Commands } from '../../core/facts/commands'
import type { Outcome } from '../../core/facts/decider'
import { Refused } from '../../core/facts/refused'
import { Allow, ForScorers } from '../../core/http/allow'
import { Changes, Does, Reads } from '../../core/http/call-kinds'
import { Previewed } from '../../core/effects/previewed'
import { refuseOthers } from '../../core/http/as-stored'
import { InScope, ChangeIfMatch, ChangeInScope, type ChangeCall, type ChangeCallIfMatch } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { BoxScoreQuery } from './box-score.queries'
import { GameDaysQuery, GamePartQuery, GameProgressQuery, GamesQuery } from './games.queries'
import { GameConflictsQuery, GameRowQuery, PeriodScoresQuery, PlayerLinesQuery } from './game.queries'
import { TeamComparisonAnswer } from './comparison.answers'
import { TeamComparisonQuery } from './queries/team-comparison.query'
import { BoxScoreAnswer, GameLinesAnswer, PlayerLineAnswer } from './box-score.answers'
import {
  ChangeDetails,
  EndPeriod,
  RecordLine,
  RecordLines,
  RecordWalkover,
  UpdatePeriodScores,
  UpdateScore,
  type PlayerLineEntry,
} from './games.commands'
import {
  ChangedGameAnswer,
  GameAnswer,
  GameDayAnswer,
  GameDetailsAnswer,
  GamePeriodScoresAnswer,
  GameProgressAnswer,
} from './games.answers'
import {
  BoxScoreParams,
  DetailsDto,
  GameDaysParams,
  GamePath,
  GameProgressParams,
  GamePartParams,
  GamesParams,
  ScoreDto,
  WalkoverDto,
} from './games.dto'
import { GameLinesDto, PeriodEndDto, PeriodScoresDto, PlayerLineDto } from './box-score.dto'
import { NO_LINE, writtenLines } from './queries/player-line-answer'
import { gameLineEntry, playerLineEntry } from './commands/player-line-entry'

@ApiTags('games')
@Controller('api')
export class GamesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('games', [GameAnswer])
  @Allow('staff')
  all(@Query() query: GamesParams, @InScope() scope: Scope): Promise<GameAnswer[]> {
    return this.queries.execute(new GamesQuery({ scope, filter: query.toFilter(), otherwise: 'all seasons' }))
  }

  @Reads('gamesv2', [GameAnswer])
  @Allow('tenant')
  games(@Query() query: GamePartParams, @InScope() scope: Scope): Promise<GameAnswer[]> {
    return this.queries.execute(new GamePartQuery({ scope, filter: query.toFilter(), part: query.toPart() }))
  }

  @Reads('gamesv2/days', [GameDayAnswer])
  @Allow('tenant')
  days(@Query() query: GameDaysParams, @InScope() scope: Scope): Promise<GameDayAnswer[]> {
    return this.queries.execute(new GameDaysQuery({ scope, filter: query.toFilter(), near: query.toNear() }))
  }

  @Reads('gamesv2/progress', GameProgressAnswer)
  @Allow('tenant')
  progress(@Query() query: GameProgressParams, @InScope() scope: Scope): Promise<GameProgressAnswer> {
    return this.queries.execute(new GameProgressQuery({ scope, filter: query.toFilter() }))
  }

  @Reads('gamesv2/:id', BoxScoreAnswer)
  @Allow('tenant')
  @ForScorers()
  game(@Param() { id }: GamePath, @Query() { leadersOnly }: BoxScoreParams, @InScope() scope: Scope): Promise<BoxScoreAnswer> {
    return this.queries.execute(new BoxScoreQuery({ scope, game: id, leadersOnly }))
  }

  @Reads('gamesv2/:id/comparison', TeamComparisonAnswer)
  @Allow('tenant')
  comparison(@Param() { id }: GamePath, @InScope() scope: Scope): Promise<TeamComparisonAnswer> {
    return this.queries.execute(new TeamComparisonQuery(scope, id))
  }

  @Changes('gamesv2/:id/scores', ChangedGameAnswer)
  @Allow('staff')
  @ForScorers()
  @Previewed()
  async updateScore(
    @Param() { id }: GamePath,
    @Body() score: ScoreDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<ChangedGameAnswer> {
    await refuseOthers(score, () => this.queries.execute(new GameRowQuery({ scope, game: id })))
    await this.commands.execute(
      new UpdateScore(context, {
        scope,
        game: id,
        is: score.toScore(),
        expectedRevision,
        undoes: score.undoes,
        publishReason: score.reasonPublic,
      }),
    )
    return this.queries.execute(new GameRowQuery({ scope, game: id }))
  }

  @Changes('gamesv2/:id/walkover', ChangedGameAnswer)
  @Allow('staff')
  @Previewed()
  async recordWalkover(
    @Param() { id }: GamePath,
    @Body() walkover: WalkoverDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<ChangedGameAnswer> {
    await refuseOthers(walkover, () => this.queries.execute(new GameRowQuery({ scope, game: id })))
    await this.commands.execute(
      new RecordWalkover(context, {
        scope,
        game: id,
        winner: walkover.walkover_winner,
        expectedRevision,
        undoes: walkover.undoes,
      }),
    )
    return this.queries.execute(new GameRowQuery({ scope, game: id }))
  }

  @Changes('gamesv2/:id/details', GameDetailsAnswer)
  @Allow('staff')
  @Previewed()
  async changeDetails(
    @Param() { id }: GamePath,
    @Body() details: DetailsDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<GameDetailsAnswer> {
    await refuseOthers(details, () => this.queries.execute(new GameRowQuery({ scope, game: id })))
    await this.commands.execute(
      new ChangeDetails(context, {
        scope,
        game: id,
        wanted: details.toDetails(),
        expectedRevision,
        allowConflicts: details.allowConflicts ?? false,
      }),
    )
    const [row, conflicts] = await Promise.all([
      this.queries.execute(new GameRowQuery({ scope, game: id })),
      this.queries.execute(new GameConflictsQuery({ scope, game: id })),
    ])
    return { ...row, conflicts }
  }

  @Changes('gamesv2/:id/period-scores', GamePeriodScoresAnswer)
  @Allow('staff')
  @ForScorers()
  async updatePeriodScores(
    @Param() { id }: GamePath,
    @Body() scores: PeriodScoresDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<GamePeriodScoresAnswer> {
    await this.commands.execute(new UpdatePeriodScores(context, { scope, game: id, scores: scores.toScores(), expectedRevision }))
    return this.queries.execute(new PeriodScoresQuery({ scope, game: id }))
  }

  @Does('gamesv2/:id/period-end', GamePeriodScoresAnswer)
  @Allow('staff')
  @ForScorers()
  async endPeriod(
    @Param() { id }: GamePath,
    @Body() { gamePeriodId }: PeriodEndDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<GamePeriodScoresAnswer> {
    await this.commands.execute(new EndPeriod(context, { scope, game: id, period: gamePeriodId, expectedRevision }))
    return this.queries.execute(new PeriodScoresQuery({ scope, game: id }))
  }

  @Changes('player-game-stats', PlayerLineAnswer)
  @Allow('staff')
  @ForScorers()
  @Previewed()
  async recordLine(
    @Body() line: PlayerLineDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<PlayerLineAnswer> {
    const entry = playerLineEntry(line)
    const outcome = await this.commands.execute(new RecordLine(context, { scope, entry, expectedRevision }))
    const [answer] = await this.linesOf(scope, entry.game, [entry], outcome)
    if (answer === undefined) throw new Refused(NO_LINE)
    return answer
  }

  @Changes('gamesv2/:id/lines', GameLinesAnswer)
  @Allow('staff')
  @Previewed()
  async recordLines(
    @Param() { id: game }: GamePath,
    @Body() { lines: sent }: GameLinesDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<GameLinesAnswer> {
    const lines = sent.map(line => ({ ...gameLineEntry(game, line), expectedRevision: line.revision }))
    const outcome = await this.commands.execute(new RecordLines(context, { scope, game, lines }))
    return { lines: await this.linesOf(scope, game, lines, outcome) }
  }

  private linesOf(scope: Scope, game: GameId, lines: readonly PlayerLineEntry[], outcome: Outcome) {
    return this.queries.execute(new PlayerLinesQuery({ scope, game, lines, written: writtenLines(outcome) }))
  }
}
