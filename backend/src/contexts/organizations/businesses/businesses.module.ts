import { Module } from '@nestjs/common'
import { BusinessAccess } from './business-access'
import { BusinessesController } from './businesses.controller'
import { BusinessListQueryHandler, BusinessQueryHandler } from './businesses.query'
import { handlersOf } from '../../../core/facts/command'
import * as commands from './businesses.commands'

@Module({
  controllers: [BusinessesController],
  providers: [...handlersOf(commands), BusinessAccess, BusinessListQueryHandler, BusinessQueryHandler],
})
export class BusinessesModule {}
