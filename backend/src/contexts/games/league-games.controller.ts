import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { Previewed, PreviewedRemoval } from '../../core/effects/previewed'
import { refuseOthers } from '../../core/http/as-stored'
import { InScope, ChangeInScope, type ChangeCall, ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import { Adds, Changes, Reads, Removes, Restores } from '../../core/http/call-kinds'
import type { Scope } from '../../core/http/scope'
import { GameRowQuery } from './game.queries'
import { DeleteGame, ScheduleGame, UpdateScore } from './games.commands'
import { RestoreGame } from './commands/restore-game.command'
import { ChangedGameAnswer, GameRowAnswer, LeagueGamesAnswer } from './games.answers'
import { ScoreMismatchAnswer } from './mismatch.answers'
import { LeagueGamePath, NewGameDto, ScoreDto } from './games.dto'
import { LeagueGamesQuery } from './queries/league-games.query'
import { ScoreMismatchesQuery } from './queries/score-mismatches.query'
import { LeaguePath } from '../../core/access/paths.dto'

@ApiTags('games')
@Controller('api/seasonsv2/:seasonId/leagues/:leagueId')
export class LeagueGamesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('games', LeagueGamesAnswer)
  @Allow('staff')
  games(@Param() path: LeaguePath, @InScope() scope: Scope): Promise<LeagueGamesAnswer> {
    return this.queries.execute(new LeagueGamesQuery(scope, path.toLeague()))
  }

  @Adds('games', GameRowAnswer)
  @Allow('staff')
  async schedule(
    @Param() path: LeaguePath,
    @Body() game: NewGameDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<GameRowAnswer> {
    const wanted = game.toGame(path.toLeague())
    const command = new ScheduleGame(context, { scope, wanted, allowConflicts: game.allowConflicts ?? false })
    const { id } = await this.commands.execute(command)
    return this.queries.execute(new GameRowQuery({ scope, game: id }))
  }

  @Changes('games/:gameId', ChangedGameAnswer)
  @Allow('staff')
  @Previewed()
  async updateScore(
    @Param() path: LeagueGamePath,
    @Body() score: ScoreDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<ChangedGameAnswer> {
    await refuseOthers(score, () => this.queries.execute(new GameRowQuery({ scope, game: path.gameId })))
    await this.commands.execute(
      new UpdateScore(context, {
        scope,
        game: path.gameId,
        is: score.toScore(),
        expectedRevision,
        within: path.toLeague(),
        undoes: score.undoes,
        publishReason: score.reasonPublic,
      }),
    )
    return this.queries.execute(new GameRowQuery({ scope, game: path.gameId }))
  }

  @Removes('games/:gameId')
  @Allow('staff')
  @PreviewedRemoval()
  async delete(@Param() path: LeagueGamePath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new DeleteGame(context, { scope, game: path.gameId, within: path.toLeague() }))
  }

  @Restores('games/:gameId')
  @Allow('staff')
  async restore(@Param() path: LeagueGamePath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreGame(context, { scope, game: path.gameId, within: path.toLeague() }))
  }

  @Reads('score-mismatches', [ScoreMismatchAnswer])
  @Allow('staff')
  mismatches(@Param() path: LeaguePath, @InScope() scope: Scope): Promise<ScoreMismatchAnswer[]> {
    return this.queries.execute(new ScoreMismatchesQuery(scope, path.toLeague()))
  }
}
