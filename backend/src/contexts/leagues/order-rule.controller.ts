import { Body, Controller, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { LeaguePath } from '../../core/access/paths.dto'
import { Previewed } from '../../core/effects/previewed'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { Changes, Does, Reads } from '../../core/http/call-kinds'
import { ChangeIfMatch, ChangeInScope, InScope, type ChangeCall, type ChangeCallIfMatch } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { DrawLots, SetOrderRule, SetPlayOffPlaces } from './leagues.commands'
import { OrderPreviewQuery, OrderRuleQuery } from './leagues.queries'
import { LeagueOrderRuleAnswer, OrderPreviewRowAnswer } from './order-rule.answers'
import { LeagueOrderRuleDto, LotsDto, PlayOffPlacesDto } from './order-rule.dto'

/** By what the table of a league is ordered (docs/standings.md#steps). */
@ApiTags('leagues')
@Controller('api/seasonsv2/:seasonId/leagues/:leagueId')
export class OrderRuleController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Reads('order-rule', LeagueOrderRuleAnswer)
  @Allow('staff')
  rule(@Param() path: LeaguePath, @InScope() scope: Scope): Promise<LeagueOrderRuleAnswer> {
    return this.queries.execute(new OrderRuleQuery({ scope, at: path.toLeague() }))
  }

  @Changes('order-rule', LeagueOrderRuleAnswer)
  @Allow('staff')
  @Previewed()
  async set(
    @Param() path: LeaguePath,
    @Body() dto: LeagueOrderRuleDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<LeagueOrderRuleAnswer> {
    const at = path.toLeague()
    await this.commands.execute(new SetOrderRule(context, { scope, at, rule: dto.toRule(), expectedRevision }))
    return this.queries.execute(new OrderRuleQuery({ scope, at }))
  }

  /** The table as it would be by a rule; nothing is written. */
  @Does('order-rule/preview', [OrderPreviewRowAnswer])
  @Allow('staff')
  preview(@Param() path: LeaguePath, @Body() dto: LeagueOrderRuleDto, @InScope() scope: Scope): Promise<OrderPreviewRowAnswer[]> {
    return this.queries.execute(new OrderPreviewQuery({ scope, at: path.toLeague(), rule: dto.toRule() }))
  }

  /** How many teams of the table go on to the play-offs. */
  @Changes('play-off-places', LeagueOrderRuleAnswer)
  @Allow('staff')
  async setPlayOffPlaces(
    @Param() path: LeaguePath,
    @Body() { places }: PlayOffPlacesDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<LeagueOrderRuleAnswer> {
    const at = path.toLeague()
    await this.commands.execute(new SetPlayOffPlaces(context, { scope, at, places, expectedRevision }))
    return this.queries.execute(new OrderRuleQuery({ scope, at }))
  }

  @Does('lots', LeagueOrderRuleAnswer)
  @Allow('staff')
  async draw(
    @Param() path: LeaguePath,
    @Body() { teams }: LotsDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<LeagueOrderRuleAnswer> {
    const at = path.toLeague()
    await this.commands.execute(new DrawLots(context, { scope, at, teams }))
    return this.queries.execute(new OrderRuleQuery({ scope, at }))
  }
}
