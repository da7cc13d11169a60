import { Module } from '@nestjs/common'
import { BusinessAccess } from './business-access'
import { BusinessesController } from './businesses.controller'
import { BusinessListHandler, BusinessQueryHandler } from './businesses.query'
import { handlersOf } from '../../../core/facts/command'
import * as commands from './businesses.commands'

@Module({
  controllers: [BusinessesController],
  providers: [...handlersOf(commands), BusinessAccess, BusinessListHandler, BusinessQueryHandler],
})
export class BusinessesModule {}
