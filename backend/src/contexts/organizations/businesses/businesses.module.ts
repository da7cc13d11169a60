import { Module } from '@nestjs/common'
import * as queries from './businesses.queries'
import { BusinessAccess } from './business-access'
import { BusinessesController } from './businesses.controller'
import { handlersOf } from '../../../core/injection/handlers'
import * as commands from './businesses.commands'

@Module({
  controllers: [BusinessesController],
  providers: [...handlersOf(commands), ...handlersOf(queries), BusinessAccess],
})
export class BusinessesModule {}
