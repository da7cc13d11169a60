import { Module } from '@nestjs/common'
import { AddMenuLinkHandler } from './commands/add-menu-link.command'
import { ChangeMenuLinkHandler } from './commands/change-menu-link.command'
import { FillMenuHandler } from './commands/fill-menu.command'
import { RemoveMenuLinkHandler } from './commands/remove-menu-link.command'
import { RestoreMenuLinkHandler } from './commands/restore-menu-link.command'
import { MenuAccess } from './menu-access'
import { MenuController } from './menu.controller'
import { MenuLinkQueryHandler, MenuQueryHandler } from './menu.query'

@Module({
  controllers: [MenuController],
  providers: [
    MenuAccess,
    AddMenuLinkHandler,
    ChangeMenuLinkHandler,
    FillMenuHandler,
    RemoveMenuLinkHandler,
    RestoreMenuLinkHandler,
    MenuQueryHandler,
    MenuLinkQueryHandler,
  ],
})
export class MenuModule {}
