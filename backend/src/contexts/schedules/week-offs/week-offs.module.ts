import { Module } from '@nestjs/common'
import { AccessModule } from '../../../core/access/access.module'
import { LeagueDatesModule } from '../league-dates.module'
import { handlersOf } from '../../../core/injection/handlers'
import * as queries from './week-offs.queries'
import { WeekOffReader } from './week-off-reader'
import * as commands from './week-offs.commands'
import { WeekOffsController } from './week-offs.controller'

@Module({
  imports: [AccessModule, LeagueDatesModule],
  controllers: [WeekOffsController],
  providers: [...handlersOf(commands), ...handlersOf(queries), WeekOffReader],
})
export class WeekOffsModule {}
