import { Module } from '@nestjs/common'
import { handlersOf } from '../../../core/injection/handlers'
import * as queries from './menu.queries'
import * as commands from './menu.commands'
import { MenuAccess } from './menu-access'
import { MenuController } from './menu.controller'

@Module({
  controllers: [MenuController],
  providers: [...handlersOf(commands), ...handlersOf(queries), MenuAccess],
})
export class MenuModule {}
