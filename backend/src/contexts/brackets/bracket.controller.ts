import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { Changes, Reads } from '../../core/http/call-kinds'
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

  @Reads('', BracketAnswer)
  @Allow('tenant')
  bracket(@Param() path: SeasonDivisionPath, @InScope() scope: Scope): Promise<BracketAnswer> {
    return this.queries.execute(new BracketQuery({ scope, at: path.toDivision() }))
  }

  @Changes('', BracketAnswer)
  @Allow('staff')
  @TakesBody({ kilobytes: 256, values: 10_000 })
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
