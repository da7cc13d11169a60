import { Body, Controller, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { Changes, Reads } from '../../core/http/call-kinds'
import { refuseOthers } from '../../core/http/as-stored'
import { OfSeason } from '../../core/http/of-tenant.dto'
import { InScope, ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { CorrectionQuery } from './game.queries'
import { CorrectedGamesQuery } from './games.queries'
import { ShowReason } from './games.commands'
import { CorrectedGameAnswer, CorrectionAnswer } from './corrections.answers'
import { CorrectionPath, ReasonVisibilityDto } from './games.dto'

@ApiTags('games')
@Controller('api/gamesv2')
export class CorrectionsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('corrections', [CorrectedGameAnswer])
  @Allow('tenant')
  corrected(@Query() { seasonId }: OfSeason, @InScope() scope: Scope): Promise<CorrectedGameAnswer[]> {
    return this.queries.execute(new CorrectedGamesQuery({ scope, season: seasonId }))
  }

  @Changes(':id/corrections/:number', CorrectionAnswer)
  @Allow('staff')
  async showReason(
    @Param() { id, number }: CorrectionPath,
    @Body() visibility: ReasonVisibilityDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<CorrectionAnswer> {
    await refuseOthers(visibility, () => this.queries.execute(new CorrectionQuery({ scope, game: id, number })))
    await this.commands.execute(
      new ShowReason(context, { scope, game: id, correction: number, isPublic: visibility.public, expectedRevision }),
    )
    return this.queries.execute(new CorrectionQuery({ scope, game: id, number }))
  }
}
