import { Module } from '@nestjs/common'
import { handlersOf } from '../../../core/facts/command'
import * as commands from './menu.commands'
import { MenuAccess } from './menu-access'
import { MenuController } from './menu.controller'
import { MenuLinkQueryHandler, MenuQueryHandler } from './menu.query'

@Module({
  controllers: [MenuController],
  providers: [...handlersOf(commands), MenuAccess, MenuQueryHandler, MenuLinkQueryHandler],
})
export class MenuModule {}
