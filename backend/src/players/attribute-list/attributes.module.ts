import { Module, type OnModuleInit } from '@nestjs/common'
import { Decider } from '../../facts/decider'
import { Policies } from '../../facts/policies'
import { AttributeUse } from './attribute-use'
import { AttributesController } from './attributes.controller'
import { AttributesHandler } from './attributes.query'
import { AddAttributeHandler } from './commands/add-attribute.command'
import { BringBackAttributeHandler } from './commands/bring-back-attribute.command'
import { OrderAttributesHandler } from './commands/order-attributes.command'
import { ResetAttributesHandler } from './commands/reset-attributes.command'
import { SetAttributeVisibilityHandler } from './commands/set-attribute-visibility.command'
import { bringBackUsedAttribute } from './policies/bring-back-used-attribute.policy'
import { bringBackUsedAttributes } from './policies/bring-back-used-attributes.policy'

@Module({
  controllers: [AttributesController],
  providers: [
    AttributeUse,
    AddAttributeHandler,
    BringBackAttributeHandler,
    SetAttributeVisibilityHandler,
    OrderAttributesHandler,
    ResetAttributesHandler,
    AttributesHandler,
  ],
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
