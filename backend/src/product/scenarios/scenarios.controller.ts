import { Body, Controller, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import type { Position } from '@fullcourt/event-store/port'
import { BracketAnswer } from '../../contexts/brackets/brackets.answers'
import { LeadersOfStatisticAnswer } from '../../contexts/standings/statistics.answers'
import { Previewed } from '../../core/effects/previewed'
import { Commands } from '../../core/facts/commands'
import type { Actor } from '../../core/http/actor'
import { Allow } from '../../core/http/allow'
import { Adds, Changes, Does, Reads, Removes } from '../../core/http/call-kinds'
import { ChangeInScope, IfMatchPosition, InScope, SignedIn, type ChangeCall } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import { RealSteps } from './real-steps'
import { ScenarioAccess } from './scenario-access'
import { ScenarioAnswers } from './scenario-answers'
import { RealStepAnswer, ScenarioAnswer, ScenarioDetailAnswer, ScenarioTeamAnswer } from './scenarios.answers'
import { DiscardScenario, MakeScenario, RemoveScenarioStep, SetScenarioStep } from './scenarios.commands'
import {
  NewScenarioDto,
  RealStepDto,
  ScenarioBracketParams,
  ScenarioChangeDto,
  ScenarioLeadersParams,
  ScenarioPath,
  ScenariosParams,
  ScenarioStepPath,
} from './scenarios.dto'
import {
  ScenarioBracketQuery,
  ScenarioLeadersQuery,
  ScenarioQuery,
  ScenariosQuery,
  ScenarioStandingsQuery,
} from './scenarios.queries'

/** What a league might come to, for its staff alone (docs/history.md#what-if). */
@ApiTags('scenarios')
@Controller('api/scenarios')
export class ScenariosController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly scenarios: ScenarioAccess,
    private readonly answers: ScenarioAnswers,
    private readonly realSteps: RealSteps,
  ) {}

  @Reads('', [ScenarioAnswer])
  @Allow('staff')
  list(@Query() { leagueId: league }: ScenariosParams, @InScope() scope: Scope): Promise<ScenarioAnswer[]> {
    return this.queries.execute(new ScenariosQuery({ scope, league }))
  }

  @Adds('', ScenarioAnswer)
  @Allow('staff')
  async make(
    @Body() { name, leagueId: league }: NewScenarioDto,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<ScenarioAnswer> {
    const { id } = await this.commands.execute(new MakeScenario(context, { scope, league, name }))
    return this.answers.one(await this.scenarios.scenario(scope, id))
  }

  @Reads(':id', ScenarioDetailAnswer)
  @Allow('staff')
  one(@Param() { id }: ScenarioPath, @InScope() scope: Scope, @SignedIn() actor: Actor): Promise<ScenarioDetailAnswer> {
    return this.queries.execute(new ScenarioQuery({ scope, actor, id }))
  }

  @Removes(':id')
  @Allow('staff')
  async discard(@Param() { id: scenario }: ScenarioPath, @ChangeInScope() { scope, context }: ChangeCall): Promise<void> {
    await this.commands.execute(new DiscardScenario(context, { scope, scenario }))
  }

  @Changes(':id/steps', ScenarioDetailAnswer)
  @Allow('staff')
  async setStep(
    @Param() { id: scenario }: ScenarioPath,
    @Body() dto: ScenarioChangeDto,
    @ChangeInScope() { scope, context }: ChangeCall,
    @SignedIn() actor: Actor,
  ): Promise<ScenarioDetailAnswer> {
    await this.commands.execute(new SetScenarioStep(context, { scope, scenario, wanted: dto.toChange() }))
    return this.queries.execute(new ScenarioQuery({ scope, actor, id: scenario }))
  }

  @Removes(':id/steps/:step')
  @Allow('staff')
  async removeStep(
    @Param() { id: scenario, step }: ScenarioStepPath,
    @ChangeInScope() { scope, context }: ChangeCall,
  ): Promise<void> {
    await this.commands.execute(new RemoveScenarioStep(context, { scope, scenario, step }))
  }

  @Does(':id/steps/:step/real', RealStepAnswer)
  @Allow('staff')
  @Previewed()
  async makeReal(
    @Param() { id, step }: ScenarioStepPath,
    @Body() { undoes = [] }: RealStepDto,
    @ChangeInScope() { scope, context }: ChangeCall,
    @IfMatchPosition() expectedRevision: Position | undefined,
  ): Promise<RealStepAnswer> {
    const change = await this.realSteps.make({ context, scope, id, step, undoes, expectedRevision })
    return { step, what: await this.answers.what(change) }
  }

  @Reads(':id/standings', [ScenarioTeamAnswer])
  @Allow('staff')
  standings(@Param() { id }: ScenarioPath, @InScope() scope: Scope, @SignedIn() actor: Actor): Promise<ScenarioTeamAnswer[]> {
    return this.queries.execute(new ScenarioStandingsQuery({ scope, actor, id }))
  }

  @Reads(':id/bracket', BracketAnswer)
  @Allow('staff')
  bracket(
    @Param() { id }: ScenarioPath,
    @Query() { divisionId: division }: ScenarioBracketParams,
    @InScope() scope: Scope,
    @SignedIn() actor: Actor,
  ): Promise<BracketAnswer> {
    return this.queries.execute(new ScenarioBracketQuery({ scope, actor, id, division }))
  }

  @Reads(':id/leaders', [LeadersOfStatisticAnswer])
  @Allow('staff')
  leaders(
    @Param() { id }: ScenarioPath,
    @Query() { by = 'game' }: ScenarioLeadersParams,
    @InScope() scope: Scope,
    @SignedIn() actor: Actor,
  ): Promise<LeadersOfStatisticAnswer[]> {
    return this.queries.execute(new ScenarioLeadersQuery({ scope, actor, id, by }))
  }
}
