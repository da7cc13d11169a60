import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger'
import type { AttributeId } from '@fullcourt/domain/ids/kinds'
import { ATTRIBUTE_NOT_FOUND } from '@fullcourt/domain/players/attribute-list/decide'
import type { CommandContext } from '../../facts/command-context'
import { Commands } from '../../facts/commands'
import { Refused } from '../../facts/refused'
import { Allow } from '../../http/allow'
import { IfMatch, InScope, RequestContext } from '../../http/parameters'
import type { Scope } from '../../http/scope'
import { PlayerAttributeAnswer } from './attributes.answers'
import { AttributeOrderDto, AttributePath, AttributeResetDto, AttributeVisibilityDto, NewAttributeDto } from './attributes.dto'
import { Attributes } from './attributes.query'
import { AddAttribute, OrderAttributes, ResetAttributes, SetAttributeVisibility } from './attributes.commands'

@ApiTags('players')
@Controller('api/playerAttributes')
export class AttributesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Allow('staff')
  @ApiOkResponse({ type: [PlayerAttributeAnswer] })
  list(@InScope() scope: Scope): Promise<PlayerAttributeAnswer[]> {
    return this.queries.execute(new Attributes(scope))
  }

  @Post()
  @Allow('staff')
  @ApiCreatedResponse({ type: PlayerAttributeAnswer })
  async add(
    @Body() { name, type }: NewAttributeDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
  ): Promise<PlayerAttributeAnswer> {
    const { id } = await this.commands.execute(new AddAttribute(context, { scope, name, type }))
    return this.attribute(scope, id)
  }

  @Put(':id/toggleAttributeVisibility')
  @Allow('staff')
  @ApiOkResponse({ type: PlayerAttributeAnswer })
  async setVisibility(
    @Param() { id }: AttributePath,
    @Body() { is_visible }: AttributeVisibilityDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
    @IfMatch() expectedRevision: number | undefined,
  ): Promise<PlayerAttributeAnswer> {
    await this.commands.execute(
      new SetAttributeVisibility(context, { scope, attribute: id, hidden: !is_visible, expectedRevision }),
    )
    return this.attribute(scope, id)
  }

  @Put('reorder')
  @Allow('staff')
  @ApiOkResponse({ type: [PlayerAttributeAnswer] })
  async order(
    @Body() dto: AttributeOrderDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
    @IfMatch() expectedRevision: number | undefined,
  ): Promise<PlayerAttributeAnswer[]> {
    await this.commands.execute(new OrderAttributes(context, { scope, attributes: dto.toOrder(), expectedRevision }))
    return this.list(scope)
  }

  @Post('reset')
  @Allow('staff')
  @HttpCode(200)
  @ApiOkResponse({ type: [PlayerAttributeAnswer] })
  async reset(
    @Body() _dto: AttributeResetDto,
    @InScope() scope: Scope,
    @RequestContext() context: CommandContext,
  ): Promise<PlayerAttributeAnswer[]> {
    await this.commands.execute(new ResetAttributes(context, { scope }))
    return this.list(scope)
  }

  private async attribute(scope: Scope, id: AttributeId): Promise<PlayerAttributeAnswer> {
    const found = (await this.list(scope)).find(attribute => attribute.id === id)
    if (!found) throw new Refused(ATTRIBUTE_NOT_FOUND)
    return found
  }
}
