import { Module } from '@nestjs/common'
import { AccessModule } from '../../../core/access/access.module'
import { LeagueDatesModule } from '../league-dates.module'
import { handlersOf } from '../../../core/facts/command'
import * as commands from './week-offs.commands'
import { WeekOffsController } from './week-offs.controller'
import { LeagueWeekOffsQueryHandler, WeekOffQueryHandler, WeekOffReader, WeekOffsQueryHandler } from './week-offs.query'

@Module({
  imports: [AccessModule, LeagueDatesModule],
  controllers: [WeekOffsController],
  providers: [...handlersOf(commands), WeekOffReader, LeagueWeekOffsQueryHandler, WeekOffsQueryHandler, WeekOffQueryHandler],
})
export class WeekOffsModule {}
