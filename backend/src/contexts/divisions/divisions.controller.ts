import { Body, Controller, Param, Post, Res } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { TakesBody } from '../../core/http/body-limits'
import { refuseOthers } from '../../core/http/as-stored'
import { ChangeInScope, type ChangeCall, ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import { Changes, Does, Removes, Restores } from '../../core/http/call-kinds'
import type { Scope } from '../../core/http/scope'
import { DivisionQuery } from './divisions.queries'
import {
  AssignTeamToDivision,
  DeleteDivision,
  FillDivision,
  OrderDivisionTeams,
  RemoveTeamsFromDivision,
  RenameDivision,
  RestoreDivision,
} from './divisions.commands'
import { DivisionAnswer } from './divisions.answers'
import {
  AssignTeamDto,
  DivisionNameDto,
  DivisionPath,
  DivisionTeamPath,
  FillDivisionDto,
  RemoveTeamsDto,
  TeamOrderDto,
} from './divisions.dto'

/** Changes of a division, named by its id alone. */
@ApiTags('divisions')
@Controller('api/divisions/:id')
export class DivisionsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Removes()
  @Allow('staff')
  async delete(@Param() { id }: DivisionPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new DeleteDivision(context, { scope, division: id }))
  }

  @Restores()
  @Allow('staff')
  async restore(@Param() { id }: DivisionPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RestoreDivision(context, { scope, division: id }))
  }

  @Changes('name', DivisionAnswer)
  @Allow('staff')
  @TakesBody({ kilobytes: 256, values: 10_000 })
  async rename(
    @Param() { id }: DivisionPath,
    @Body() dto: DivisionNameDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<DivisionAnswer> {
    await refuseOthers(dto, () => this.division(scope, id))
    await this.commands.execute(new RenameDivision(context, { scope, division: id, name: dto.name, expectedRevision }))
    return this.division(scope, id)
  }

  @Post('teams')
  @Allow('staff')
  @ApiCreatedResponse({ type: DivisionAnswer })
  @ApiOkResponse({ type: DivisionAnswer, description: 'The team was in the division already: nothing happened' })
  async assign(
    @Param() { id }: DivisionPath,
    @Body() { seasons_leagues_teams_id: entry, position }: AssignTeamDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DivisionAnswer> {
    const command = new AssignTeamToDivision(context, { scope, division: id, entry, position, expectedRevision })
    const { facts, isRepeated } = await this.commands.execute(command)
    if (facts.length === 0 && !isRepeated) reply.status(200)
    return this.division(scope, id)
  }

  @Changes('teams/order', DivisionAnswer)
  @Allow('staff')
  async order(
    @Param() { id }: DivisionPath,
    @Body() dto: TeamOrderDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<DivisionAnswer> {
    await this.commands.execute(
      new OrderDivisionTeams(context, { scope, division: id, entries: dto.toOrder(), expectedRevision }),
    )
    return this.division(scope, id)
  }

  @Does('teams/remove', DivisionAnswer)
  @Allow('staff')
  async removeTogether(
    @Param() { id }: DivisionPath,
    @Body() { slt_ids: entries }: RemoveTeamsDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<DivisionAnswer> {
    await this.commands.execute(new RemoveTeamsFromDivision(context, { scope, division: id, entries, expectedRevision }))
    return this.division(scope, id)
  }

  @Removes('teams/:sltId')
  @Allow('staff')
  async remove(@Param() { id, sltId }: DivisionTeamPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new RemoveTeamsFromDivision(context, { scope, division: id, entries: [sltId] }))
  }

  @Does('fill', DivisionAnswer)
  @Allow('staff')
  async fill(
    @Param() { id }: DivisionPath,
    @Body() { leagueId, count }: FillDivisionDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<DivisionAnswer> {
    await this.commands.execute(new FillDivision(context, { scope, division: id, league: leagueId, count }))
    return this.division(scope, id)
  }

  private division(scope: Scope, id: number): Promise<DivisionAnswer> {
    return this.queries.execute(new DivisionQuery({ scope, division: id }))
  }
}
