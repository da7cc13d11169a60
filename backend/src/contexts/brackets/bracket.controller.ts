import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { TakesBody } from '../../core/http/body-limits'
import { refuseOthers } from '../../core/http/as-stored'
import { InScope, ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { BracketQuery } from './brackets.queries'
import { BracketAnswer } from './brackets.answers'
import { BracketSettingsDto } from './brackets.dto'
import { SetThirdPlace } from './brackets.commands'
import { SeasonDivisionPath } from '../../core/access/paths.dto'

/** The bracket of a division as it follows from its teams and games, and its settings. */
@ApiTags('brackets')
@Controller('api/seasonsv2/:seasonId/divisions/:divisionId/bracket')
export class BracketController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Allow('tenant')
  @ApiOkResponse({ type: BracketAnswer })
  bracket(@Param() path: SeasonDivisionPath, @InScope() scope: Scope): Promise<BracketAnswer> {
    return this.queries.execute(new BracketQuery({ scope, at: path.toDivision() }))
  }

  @Put()
  @Allow('staff')
  @TakesBody({ kilobytes: 256, values: 10_000 })
  @ApiOkResponse({ type: BracketAnswer })
  async change(
    @Param() path: SeasonDivisionPath,
    @Body() dto: BracketSettingsDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<BracketAnswer> {
    const at = path.toDivision()
    await refuseOthers(dto, () => this.bracket(path, scope))
    await this.commands.execute(new SetThirdPlace(context, { scope, at, is: dto.playsThirdPlace, expectedRevision }))
    return this.bracket(path, scope)
  }
}
