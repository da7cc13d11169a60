import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../core/facts/commands'
import { GameRowAnswer } from '../games/games.answers'
import { GamePath } from '../games/games.dto'
import { Allow } from '../../core/http/allow'
import { Does } from '../../core/http/call-kinds'
import { ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import { GameRowQuery } from '../games/game.queries'
import { UndoneCorrectionDto } from './brackets.dto'
import { UndoCorrection } from './brackets.commands'

@ApiTags('brackets')
@Controller('api/gamesv2/:id')
export class BracketCorrectionsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Does('undo-correction', GameRowAnswer)
  @Allow('staff')
  async undo(
    @Param() { id }: GamePath,
    @Body() { undoes = [] }: UndoneCorrectionDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<GameRowAnswer> {
    await this.commands.execute(new UndoCorrection(context, { scope, game: id, undoes, expectedRevision }))
    return this.queries.execute(new GameRowQuery({ scope, game: id }))
  }
}
