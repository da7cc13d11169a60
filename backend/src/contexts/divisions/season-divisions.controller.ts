import { Body, Controller, Get, Param } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiTags } from '@nestjs/swagger'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { Adds, Reads } from '../../core/http/call-kinds'
import { InScope, ChangeInScope, type ChangeCall } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { DivisionListQuery, DivisionQuery } from './divisions.queries'
import { CreateDivision } from './divisions.commands'
import { DivisionAnswer } from './divisions.answers'
import { NewDivisionDto } from './divisions.dto'
import { InSeasonPath, SeasonDivisionPath } from '../../core/access/paths.dto'

@ApiTags('divisions')
@Controller('api/seasonsv2/:seasonId/divisions')
export class SeasonDivisionsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Allow('tenant')
  @ApiOkResponse({ type: [DivisionAnswer], description: 'By name, numbers as numbers' })
  list(@Param() { seasonId }: InSeasonPath, @InScope() scope: Scope): Promise<DivisionAnswer[]> {
    return this.queries.execute(new DivisionListQuery({ scope, season: seasonId }))
  }

  @Reads(':divisionId', DivisionAnswer)
  @Allow('tenant')
  one(@Param() { seasonId, divisionId }: SeasonDivisionPath, @InScope() scope: Scope): Promise<DivisionAnswer> {
    return this.queries.execute(new DivisionQuery({ scope, division: divisionId, season: seasonId }))
  }

  @Adds('', DivisionAnswer)
  @Allow('staff')
  async create(
    @Param() { seasonId }: InSeasonPath,
    @Body() { name }: NewDivisionDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<DivisionAnswer> {
    const { id } = await this.commands.execute(new CreateDivision(context, { scope, season: seasonId, name }))
    return this.queries.execute(new DivisionQuery({ scope, division: id, season: seasonId }))
  }
}
