import { Body, Controller, Query } from '@nestjs/common'
import { CommandBus, QueryBus } from '@nestjs/cqrs'
import { ApiTags } from '@nestjs/swagger'
import { Allow } from '../../core/http/allow'
import { Does, Reads, Removes } from '../../core/http/call-kinds'
import { OfOrganization } from '../../core/http/of-tenant.dto'
import { ChangeInScope, InScope, type ChangeCall } from '../../core/http/parameters'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { WithReason } from '../../core/http/with-reason.dto'
import { AskCheck } from './ask-check.command'
import { CancelCheck } from './cancel-check.command'
import { StatisticsCheckAnswer } from './statistics-check.answers'
import { StatisticsCheckQuery } from './statistics-check.query'

@ApiTags('statistics check')
@Controller('api/statistics-check')
export class StatisticsCheckController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Reads('', StatisticsCheckAnswer)
  @Allow('owner')
  last(@Query() _: OfOrganization, @InScope() scope: Scope): Promise<StatisticsCheckAnswer> {
    return this.queries.execute(new StatisticsCheckQuery(oneOrganization(scope)))
  }

  @Does('', StatisticsCheckAnswer)
  @Allow('owner')
  check(@Query() _: OfOrganization, @Body() __: WithReason, @ChangeInScope() call: ChangeCall): Promise<StatisticsCheckAnswer> {
    return this.ask(call, false)
  }

  @Does('repair', StatisticsCheckAnswer)
  @Allow('owner')
  repair(@Query() _: OfOrganization, @Body() __: WithReason, @ChangeInScope() call: ChangeCall): Promise<StatisticsCheckAnswer> {
    return this.ask(call, true)
  }

  @Removes()
  @Allow('owner')
  cancel(@Query() _: OfOrganization, @InScope() scope: Scope): Promise<void> {
    return this.commands.execute(new CancelCheck(oneOrganization(scope)))
  }

  private async ask({ scope, context }: ChangeCall, repairs: boolean): Promise<StatisticsCheckAnswer> {
    const organization = oneOrganization(scope)
    await this.commands.execute(new AskCheck(organization, context, repairs))
    return this.queries.execute(new StatisticsCheckQuery(organization))
  }
}
