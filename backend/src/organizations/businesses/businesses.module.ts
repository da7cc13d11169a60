import { Module } from '@nestjs/common'
import { BusinessAccess } from './business-access'
import { BusinessesController } from './businesses.controller'
import { BusinessListHandler, BusinessQueryHandler } from './businesses.query'
import { AddBusinessHandler } from './commands/add-business.command'
import { ChangeBusinessHandler } from './commands/change-business.command'
import { RemoveBusinessHandler } from './commands/remove-business.command'
import { RestoreBusinessHandler } from './commands/restore-business.command'

@Module({
  controllers: [BusinessesController],
  providers: [
    BusinessAccess,
    AddBusinessHandler,
    ChangeBusinessHandler,
    RemoveBusinessHandler,
    RestoreBusinessHandler,
    BusinessListHandler,
    BusinessQueryHandler,
  ],
})
export class BusinessesModule {}
