import { Body, Controller, Param, Query } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import type { PeriodId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { Allow } from '../../core/http/allow'
import { Adds, Changes, Does, Reads } from '../../core/http/call-kinds'
import { InScope, ChangeInScope, type ChangeCall, ChangeIfMatch, type ChangeCallIfMatch } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import type { DefinitionList } from '../../core/readers/definition-reader'
import { gamePeriods } from '../standings/definition-answers'
import { GamePeriodAnswer } from '../standings/statistics.answers'
import { answerOf, DefinitionCalls } from './definition-calls'
import { AddPeriod } from './definitions.commands'
import { PeriodOrganization } from './period-organization'
import { NewPeriodDto, PeriodOrderDto, PeriodPath, PeriodsOfDto, PeriodsOfParams, PeriodSportPath } from './definitions.dto'

const kind = 'period'

const answers = ({ list, sport, revision }: DefinitionList<typeof kind>): GamePeriodAnswer[] => gamePeriods(list, sport, revision)

@ApiTags('games')
@Controller('api/gamePeriods')
export class PeriodsController {
  constructor(
    private readonly commands: Commands,
    private readonly definitions: DefinitionCalls,
    private readonly organizations: PeriodOrganization,
  ) {}

  @Reads(':sportId', [GamePeriodAnswer])
  @Allow('staff')
  async list(
    @Param() { sportId }: PeriodSportPath,
    @Query() { userId }: PeriodsOfParams,
    @InScope() scope: Scope,
  ): Promise<GamePeriodAnswer[]> {
    const organization = await this.organizations.toRead(scope, userId)
    return answers(await this.definitions.list(kind, organization, { sport: sportId }))
  }

  @Adds('', GamePeriodAnswer)
  @Allow('staff')
  async add(
    @Body() { sportId, name, userId }: NewPeriodDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<GamePeriodAnswer> {
    const organization = await this.organizations.of(scope, userId ?? undefined)
    const { id } = await this.commands.execute(new AddPeriod(context, { organization, sport: sportId, name }))
    return answerOf(kind, answers(await this.definitions.list(kind, organization, { sport: sportId })), id)
  }

  @Changes('hide/:id', GamePeriodAnswer)
  @Allow('staff')
  hide(
    @Param() { id }: PeriodPath,
    @Body() dto: PeriodsOfDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<GamePeriodAnswer> {
    return this.setVisibility(context, scope, id, dto, true, expectedRevision)
  }

  @Changes('unhide/:id', GamePeriodAnswer)
  @Allow('staff')
  show(
    @Param() { id }: PeriodPath,
    @Body() dto: PeriodsOfDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<GamePeriodAnswer> {
    return this.setVisibility(context, scope, id, dto, false, expectedRevision)
  }

  @Changes('reorder', [GamePeriodAnswer])
  @Allow('staff')
  async order(
    @Body() dto: PeriodOrderDto,
    @ChangeIfMatch() { scope, context, expectedRevision }: ChangeCallIfMatch,
  ): Promise<GamePeriodAnswer[]> {
    const organization = await this.organizations.of(scope, dto.userId ?? undefined)
    const change = { organization, kind, order: dto.toOrder(), expectedRevision } as const
    return answers(await this.definitions.setOrder(context, change))
  }

  @Does('reset/:sportId', [GamePeriodAnswer])
  @Allow('staff')
  async reset(
    @Param() { sportId }: PeriodSportPath,
    @Body() { userId }: PeriodsOfDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<GamePeriodAnswer[]> {
    const organization = await this.organizations.of(scope, userId ?? undefined)
    return answers(await this.definitions.reset(context, { organization, kind, sport: sportId }))
  }

  private async setVisibility(
    context: CommandContext,
    scope: Scope,
    id: PeriodId,
    { userId }: PeriodsOfDto,
    hidden: boolean,
    expectedRevision: number | undefined,
  ): Promise<GamePeriodAnswer> {
    const organization = await this.organizations.of(scope, userId ?? undefined)
    const change = { organization, kind, id, hidden, expectedRevision } as const
    return answerOf(kind, answers(await this.definitions.setVisibility(context, change)), id)
  }
}
