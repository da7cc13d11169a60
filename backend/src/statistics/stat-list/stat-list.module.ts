import { Module } from '@nestjs/common'
import { ReadersModule } from '../../readers/readers.module'
import { handlersOf } from '../../facts/command'
import * as commands from './stat-list.commands'
import { StatListController } from './stat-list.controller'
import { StatListHandler, StatListWithHandler } from './stat-list.query'

@Module({
  imports: [ReadersModule],
  controllers: [StatListController],
  providers: [...handlersOf(commands), StatListHandler, StatListWithHandler],
})
export class StatListModule {}
