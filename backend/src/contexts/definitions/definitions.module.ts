import { Module, type OnModuleInit } from '@nestjs/common'
import { handlersOf } from '../../core/injection/handlers'
import { Decider } from '../../core/facts/decider'
import { Policies } from '../../core/facts/policies'
import { AttributesController } from './attributes.controller'
import { DefinitionCalls } from './definition-calls'
import { DefinitionUse } from './definition-use'
import * as commands from './definitions.commands'
import { DefinitionsQueryHandler } from './definitions.query'
import { PeriodOrganization } from './period-organization'
import { PeriodsController } from './periods.controller'
import { bringBackUsedAttribute, bringBackUsedAttributes } from './definitions.policies'
import { StatListController } from './stat-list.controller'

/** What an organization keeps in an order of its own, and may hide: attributes of players, periods and statistics of sports. */
@Module({
  controllers: [AttributesController, PeriodsController, StatListController],
  providers: [...handlersOf(commands), DefinitionUse, DefinitionCalls, DefinitionsQueryHandler, PeriodOrganization],
})
export class DefinitionsModule implements OnModuleInit {
  constructor(
    private readonly policies: Policies,
    private readonly decider: Decider,
    private readonly use: DefinitionUse,
  ) {}

  onModuleInit(): void {
    this.policies.register(bringBackUsedAttribute(this.decider))
    this.policies.register(bringBackUsedAttributes(attribute => this.use.isUsedAttribute(attribute)))
  }
}
