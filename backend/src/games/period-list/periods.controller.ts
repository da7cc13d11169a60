import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { PERIOD_NOT_FOUND } from '@fullcourt/domain/games/period-list/decide'
import type { OrganizationId, PeriodId } from '@fullcourt/domain/ids/kinds'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import type { CommandContext } from '../../facts/command-context'
import { Commands } from '../../facts/commands'
import { Refused } from '../../facts/refused'
import { Allow } from '../../http/allow'
import { IfMatch, InScope, RequestContext } from '../../http/parameters'
import type { Scope } from '../../http/scope'
import { GamePeriodAnswer } from '../../statistics/statistics.answers'
import { AddPeriod, OrderPeriods, ResetPeriods, SetPeriodVisibility } from './periods.commands'
import { PeriodOrganization } from './period-organization'
import { NewPeriodDto, PeriodOrderDto, PeriodPath, PeriodsOfDto, PeriodsOfQuery, PeriodSportPath } from './periods.dto'
import { Periods } from './periods.query'

@ApiTags('games')
@Controller('api/gamePeriods')
export class PeriodsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly organizations: PeriodOrganization,
  ) {}

  @Get(':sportId')
  @Allow('staff')
  @ApiOkResponse({ type: [GamePeriodAnswer] })
  async list(
    @Param() { sportId }: PeriodSportPath,
    @Query() { userId }: PeriodsOfQuery,
    @InScope() scope: Scope,
  ): Promise<GamePeriodAnswer[]> {
    return this.queries.execute(new Periods(await this.organizations.toRead(scope, userId), sportId))
  }

  @Post()
  @Allow('staff')
  @ApiCreatedResponse({ type: GamePeriodAnswer })
  async add(
    @Body() { sportId, name, userId }: NewPeriodDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
  ): Promise<GamePeriodAnswer> {
    const organization = await this.organizations.of(scope, userId ?? undefined)
    const { id } = await this.commands.execute(new AddPeriod(context, { organization, sport: sportId, name }))
    return this.period(organization, id)
  }

  @Put('hide/:id')
  @Allow('staff')
  @ApiOkResponse({ type: GamePeriodAnswer })
  hide(
    @Param() { id }: PeriodPath,
    @Body() dto: PeriodsOfDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
    @IfMatch() expectedRevision: number | undefined,
  ): Promise<GamePeriodAnswer> {
    return this.setVisibility(context, scope, id, dto, true, expectedRevision)
  }

  @Put('unhide/:id')
  @Allow('staff')
  @ApiOkResponse({ type: GamePeriodAnswer })
  show(
    @Param() { id }: PeriodPath,
    @Body() dto: PeriodsOfDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
    @IfMatch() expectedRevision: number | undefined,
  ): Promise<GamePeriodAnswer> {
    return this.setVisibility(context, scope, id, dto, false, expectedRevision)
  }

  @Put('reorder')
  @Allow('staff')
  @ApiOkResponse({ type: [GamePeriodAnswer] })
  async order(
    @Body() dto: PeriodOrderDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
    @IfMatch() expectedRevision: number | undefined,
  ): Promise<GamePeriodAnswer[]> {
    const organization = await this.organizations.of(scope, dto.userId ?? undefined)
    const order = dto.toOrder()
    await this.commands.execute(new OrderPeriods(context, { organization, periods: order, expectedRevision }))
    return this.listWith(organization, order[0])
  }

  @Post('reset/:sportId')
  @Allow('staff')
  @HttpCode(200)
  @ApiOkResponse({ type: [GamePeriodAnswer] })
  async reset(
    @Param() { sportId }: PeriodSportPath,
    @Body() { userId }: PeriodsOfDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
  ): Promise<GamePeriodAnswer[]> {
    const organization = await this.organizations.of(scope, userId ?? undefined)
    await this.commands.execute(new ResetPeriods(context, { organization, sport: sportId }))
    return this.queries.execute(new Periods(organization, sportId))
  }

  private async setVisibility(
    context: CommandContext,
    scope: Scope,
    period: PeriodId,
    { userId }: PeriodsOfDto,
    hidden: boolean,
    expectedRevision: number | undefined,
  ): Promise<GamePeriodAnswer> {
    const organization = await this.organizations.of(scope, userId ?? undefined)
    await this.commands.execute(new SetPeriodVisibility(context, { organization, period, hidden, expectedRevision }))
    return this.period(organization, period)
  }

  private async period(organization: OrganizationId, id: PeriodId): Promise<GamePeriodAnswer> {
    const found = (await this.listWith(organization, id)).find(period => period.id === id)
    if (!found) throw new Refused(PERIOD_NOT_FOUND)
    return found
  }

  /** The list of the sport that has the period. */
  private async listWith(organization: OrganizationId, id: PeriodId | undefined): Promise<GamePeriodAnswer[]> {
    for (const sport of SPORTS) {
      const list = await this.queries.execute<Periods, GamePeriodAnswer[]>(new Periods(organization, sport.id))
      if (list.some(period => period.id === id)) return list
    }
    return []
  }
}
