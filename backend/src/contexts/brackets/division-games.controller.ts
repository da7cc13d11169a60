import { Body, Controller, Get, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { DivisionAccess } from '../../core/access/division-access'
import { Commands } from '../../core/facts/commands'
import { DeleteGame } from '../games/games.commands'
import { RestoreGame } from '../games/commands/restore-game.command'
import { GameRowAnswer } from '../games/games.answers'
import { Allow } from '../../core/http/allow'
import { refuseOthers } from '../../core/http/as-stored'
import { Previewed, PreviewedRemoval } from '../../core/effects/previewed'
import { InScope, ChangeInScope, type ChangeCall, ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import { Adds, Changes, Removes, Restores } from '../../core/http/call-kinds'
import type { UndoneGameAnswer } from '../../core/http/undone-game.answers'
import type { Scope } from '../../core/http/scope'
import { GameRowQuery } from '../games/game.queries'
import { DivisionGamesQuery, MatchupGamePreviewQuery } from './brackets.queries'
import { DivisionGameAnswer, MatchupGameAnswer } from './brackets.answers'
import { DivisionGamePath, MatchupGameDto, NewMatchupGameDto, PreviewParams, UndoesParams } from './brackets.dto'
import { ChangeMatchupGame, CreateMatchupGame } from './brackets.commands'
import { SeasonDivisionPath } from '../../core/access/paths.dto'

/** The games of a division's bracket, one for each matchup. */
@ApiTags('brackets')
@Controller('api/seasonsv2/:seasonId/divisions/:divisionId/games')
export class DivisionGamesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly divisions: DivisionAccess,
  ) {}

  @Get()
  @Allow('tenant')
  @ApiOkResponse({ type: [DivisionGameAnswer], description: 'In the order in which they are played' })
  list(@Param() path: SeasonDivisionPath, @InScope() scope: Scope): Promise<DivisionGameAnswer[]> {
    return this.queries.execute(new DivisionGamesQuery({ scope, at: path.toDivision() }))
  }

  @Adds('', GameRowAnswer)
  @Allow('staff')
  async create(
    @Param() path: SeasonDivisionPath,
    @Body() game: NewMatchupGameDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<GameRowAnswer> {
    const command = new CreateMatchupGame(context, {
      scope,
      at: path.toDivision(),
      wanted: game.toGame(),
      allowConflicts: game.allowConflicts ?? false,
    })
    const { id } = await this.commands.execute(command)
    return this.queries.execute(new GameRowQuery({ scope, game: id }))
  }

  @Changes(':gameId', MatchupGameAnswer)
  @Allow('staff')
  @Previewed()
  async change(
    @Param() path: DivisionGamePath,
    @Body() dto: MatchupGameDto,
    @Query() { preview }: PreviewParams,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<MatchupGameAnswer> {
    const { gameId: game } = path
    const [at, wanted] = [path.toDivision(), dto.toWanted()]
    const row = (): Promise<GameRowAnswer> => this.queries.execute(new GameRowQuery({ scope, game }))
    await refuseOthers(dto, row)
    const shown = preview ? { ...(await row()), undoes: await this.undoneBy({ scope, at, game, wanted }) } : undefined
    const { undoes = [], allowConflicts = false } = dto
    await this.commands.execute(
      new ChangeMatchupGame(context, { scope, at, game, wanted, undoes, expectedRevision, allowConflicts }),
    )
    return shown ?? row()
  }

  @Removes(':gameId')
  @Allow('staff')
  @PreviewedRemoval()
  async delete(
    @Param() path: DivisionGamePath,
    @Query() { undoes }: UndoesParams,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<void> {
    const at = path.toDivision()
    await this.divisions.placeInSeason(scope, at)
    await this.commands.execute(new DeleteGame(context, { scope, game: path.gameId, within: at, undoes }))
  }

  @Restores(':gameId')
  @Allow('staff')
  async restore(@Param() path: DivisionGamePath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    const at = path.toDivision()
    await this.divisions.placeInSeason(scope, at)
    await this.commands.execute(new RestoreGame(context, { scope, game: path.gameId, within: at }))
  }

  private undoneBy(change: ConstructorParameters<typeof MatchupGamePreviewQuery>[0]): Promise<UndoneGameAnswer[]> {
    return this.queries.execute(new MatchupGamePreviewQuery(change))
  }
}
