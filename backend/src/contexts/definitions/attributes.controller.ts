import { Body, Controller, Param } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { EVERY_SPORT } from '@fullcourt/domain/definitions/lists'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { Adds, Changes, Does, Reads } from '../../core/http/call-kinds'
import { InScope, ChangeInScope, type ChangeCall, ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import { oneOrganization, type Scope } from '../../core/http/scope'
import type { DefinitionList } from '../../core/readers/definition-reader'
import { PlayerAttributeAnswer } from './attributes.answers'
import { AttributeOrderDto, AttributePath, AttributeResetDto, AttributeVisibilityDto, NewAttributeDto } from './definitions.dto'
import { answerOf, DefinitionCalls } from './definition-calls'
import { AddAttribute } from './definitions.commands'

const kind = 'attribute'

const answers = ({ list, revision }: DefinitionList<typeof kind>): PlayerAttributeAnswer[] =>
  list.map(({ id, name, type, hidden }, order) => ({
    revision,
    id,
    attribute_name: name,
    attribute_type: type,
    is_visible: !hidden,
    order,
  }))

@ApiTags('players')
@Controller('api/playerAttributes')
export class AttributesController {
  constructor(
    private readonly commands: Commands,
    private readonly definitions: DefinitionCalls,
  ) {}

  @Reads('', [PlayerAttributeAnswer])
  @Allow('staff')
  async list(@InScope() scope: Scope): Promise<PlayerAttributeAnswer[]> {
    return answers(await this.definitions.list(kind, oneOrganization(scope), { sport: EVERY_SPORT }))
  }

  @Adds('', PlayerAttributeAnswer)
  @Allow('staff')
  async add(
    @Body() { name, type }: NewAttributeDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<PlayerAttributeAnswer> {
    const { id } = await this.commands.execute(new AddAttribute(context, { organization: oneOrganization(scope), name, type }))
    return answerOf(kind, await this.list(scope), id)
  }

  @Changes(':id/toggleAttributeVisibility', PlayerAttributeAnswer)
  @Allow('staff')
  async setVisibility(
    @Param() { id }: AttributePath,
    @Body() { is_visible }: AttributeVisibilityDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<PlayerAttributeAnswer> {
    const change = { organization: oneOrganization(scope), kind, id, hidden: !is_visible, expectedRevision } as const
    return answerOf(kind, answers(await this.definitions.setVisibility(context, change)), id)
  }

  @Changes('reorder', [PlayerAttributeAnswer])
  @Allow('staff')
  async order(
    @Body() dto: AttributeOrderDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<PlayerAttributeAnswer[]> {
    const change = { organization: oneOrganization(scope), kind, order: dto.toOrder(), expectedRevision } as const
    return answers(await this.definitions.setOrder(context, change))
  }

  @Does('reset', [PlayerAttributeAnswer])
  @Allow('staff')
  async reset(
    @Body() _dto: AttributeResetDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<PlayerAttributeAnswer[]> {
    return answers(await this.definitions.reset(context, { organization: oneOrganization(scope), kind, sport: EVERY_SPORT }))
  }
}
