import { Module, type OnModuleInit } from '@nestjs/common'
import { Decider } from '../../facts/decider'
import { Policies } from '../../facts/policies'
import { AttributeUse } from './attribute-use'
import { AttributesController } from './attributes.controller'
import { AttributesHandler } from './attributes.query'
import { handlersOf } from '../../facts/command'
import * as commands from './attributes.commands'
import { bringBackUsedAttribute } from './policies/bring-back-used-attribute.policy'
import { bringBackUsedAttributes } from './policies/bring-back-used-attributes.policy'

@Module({
  controllers: [AttributesController],
  providers: [...handlersOf(commands), AttributeUse, AttributesHandler],
})
export class AttributesModule implements OnModuleInit {
  constructor(
    private readonly policies: Policies,
    private readonly decider: Decider,
    private readonly use: AttributeUse,
  ) {}

  onModuleInit(): void {
    this.policies.register(bringBackUsedAttribute(this.decider))
    this.policies.register(bringBackUsedAttributes(attribute => this.use.isUsed(attribute)))
  }
}
