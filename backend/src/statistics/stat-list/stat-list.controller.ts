import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import type { CommandContext } from '../../facts/command-context'
import { Commands } from '../../facts/commands'
import { Allow } from '../../http/allow'
import { IfMatch, InScope, RequestContext } from '../../http/parameters'
import type { Scope } from '../../http/scope'
import { StatDefinitionAnswer } from '../statistics.answers'
import { OrderStatistics, SetStatisticVisibility } from './stat-list.commands'
import { StatisticOrderDto, StatisticPath, StatisticVisibilityDto, StatSportPath } from './stat-list.dto'
import { StatList, StatListWith } from './stat-list.query'

@ApiTags('statistics')
@Controller('api/statsv2')
export class StatListController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get(':sportId')
  @Allow('staff')
  @ApiOkResponse({ type: [StatDefinitionAnswer] })
  list(@Param() { sportId }: StatSportPath, @InScope() scope: Scope): Promise<StatDefinitionAnswer[]> {
    return this.queries.execute(new StatList(scope, sportId))
  }

  @Put('reorder')
  @Allow('staff')
  @ApiOkResponse({ type: [StatDefinitionAnswer] })
  async order(
    @Body() dto: StatisticOrderDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
    @IfMatch() expectedRevision: number | undefined,
  ): Promise<StatDefinitionAnswer[]> {
    const order = dto.toOrder()
    await this.commands.execute(new OrderStatistics(context, { scope, statistics: order, expectedRevision }))
    return this.queries.execute(new StatListWith(scope, order[0] as number))
  }

  @Put(':id/toggle-visibility')
  @Allow('staff')
  @ApiOkResponse({ type: [StatDefinitionAnswer] })
  async setVisibility(
    @Param() { id }: StatisticPath,
    @Body() { hidden }: StatisticVisibilityDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
    @IfMatch() expectedRevision: number | undefined,
  ): Promise<StatDefinitionAnswer[]> {
    await this.commands.execute(new SetStatisticVisibility(context, { scope, statistic: id, hidden, expectedRevision }))
    return this.queries.execute(new StatListWith(scope, id))
  }
}
