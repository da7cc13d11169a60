import { Body, Controller, Param } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { Changes, Reads } from '../../core/http/call-kinds'
import { InScope, ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import { namedOrganization, oneOrganization, type Scope } from '../../core/http/scope'
import type { DefinitionList } from '../../core/readers/definition-reader'
import { statDefinitions } from '../standings/definition-answers'
import { StatDefinitionAnswer } from '../standings/statistics.answers'
import { DefinitionCalls } from './definition-calls'
import { StatisticOrderDto, StatisticPath, StatisticVisibilityDto, StatSportPath } from './definitions.dto'

const kind = 'statistic'

const answers = ({ list, revision }: DefinitionList<typeof kind>): StatDefinitionAnswer[] => statDefinitions(list, revision)

@ApiTags('statistics')
@Controller('api/statsv2')
export class StatListController {
  constructor(private readonly definitions: DefinitionCalls) {}

  @Reads(':sportId', [StatDefinitionAnswer])
  @Allow('staff')
  async list(@Param() { sportId }: StatSportPath, @InScope() scope: Scope): Promise<StatDefinitionAnswer[]> {
    return answers(await this.definitions.list(kind, namedOrganization(scope), { sport: sportId }))
  }

  @Changes('reorder', [StatDefinitionAnswer])
  @Allow('staff')
  async order(
    @Body() dto: StatisticOrderDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<StatDefinitionAnswer[]> {
    const change = { organization: oneOrganization(scope), kind, order: dto.toOrder(), expectedRevision } as const
    return answers(await this.definitions.setOrder(context, change))
  }

  @Changes(':id/toggle-visibility', [StatDefinitionAnswer])
  @Allow('staff')
  async setVisibility(
    @Param() { id }: StatisticPath,
    @Body() { hidden }: StatisticVisibilityDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<StatDefinitionAnswer[]> {
    const change = { organization: oneOrganization(scope), kind, id, hidden, expectedRevision } as const
    return answers(await this.definitions.setVisibility(context, change))
  }
}
