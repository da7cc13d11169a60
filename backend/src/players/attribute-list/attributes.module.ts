import { Module } from '@nestjs/common'
import { AttributesController } from './attributes.controller'
import { AttributesHandler } from './attributes.query'
import { AddAttributeHandler } from './commands/add-attribute.command'
import { OrderAttributesHandler } from './commands/order-attributes.command'
import { ResetAttributesHandler } from './commands/reset-attributes.command'
import { SetAttributeVisibilityHandler } from './commands/set-attribute-visibility.command'

@Module({
  controllers: [AttributesController],
  providers: [
    AddAttributeHandler,
    SetAttributeVisibilityHandler,
    OrderAttributesHandler,
    ResetAttributesHandler,
    AttributesHandler,
  ],
})
export class AttributesModule {}
