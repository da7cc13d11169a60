import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { LeaguePath } from '../../core/access/paths.dto'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { Changes, Reads } from '../../core/http/call-kinds'
import { ChangeIfMatch, InScope, type ChangeCallIfMatch } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { LeagueCourtsideRulesAnswer } from './courtside-rules.answers'
import { CourtsideRulesDto } from './courtside-rules.dto'
import { SetCourtsideRules } from './leagues.commands'
import { CourtsideRulesQuery } from './leagues.queries'

/** Fouls to the bonus, time-outs and the clock of a league's games (docs/games.md#fouls-time-outs-and-the-clock). */
@ApiTags('leagues')
@Controller('api/seasonsv2/:seasonId/leagues/:leagueId')
export class CourtsideRulesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('courtside-rules', LeagueCourtsideRulesAnswer)
  @Allow('staff')
  rules(@Param() path: LeaguePath, @InScope() scope: Scope): Promise<LeagueCourtsideRulesAnswer> {
    return this.queries.execute(new CourtsideRulesQuery({ scope, at: path.toLeague() }))
  }

  @Changes('courtside-rules', LeagueCourtsideRulesAnswer)
  @Allow('staff')
  async set(
    @Param() path: LeaguePath,
    @Body() rules: CourtsideRulesDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<LeagueCourtsideRulesAnswer> {
    const at = path.toLeague()
    await this.commands.execute(new SetCourtsideRules(context, { scope, at, rules: rules.toRules(), expectedRevision }))
    return this.queries.execute(new CourtsideRulesQuery({ scope, at }))
  }
}
