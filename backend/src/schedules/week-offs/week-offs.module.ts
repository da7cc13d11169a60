import { Module } from '@nestjs/common'
import { AccessModule } from '../../access/access.module'
import { LeagueDatesModule } from '../league-dates.module'
import { AddWeekOffHandler } from './commands/add-week-off.command'
import { DeleteWeekOffHandler } from './commands/delete-week-off.command'
import { RestoreWeekOffHandler } from './commands/restore-week-off.command'
import { WeekOffsController } from './week-offs.controller'
import { LeagueWeekOffsHandler, WeekOffQueryHandler, WeekOffReader, WeekOffsHandler } from './week-offs.query'

@Module({
  imports: [AccessModule, LeagueDatesModule],
  controllers: [WeekOffsController],
  providers: [
    WeekOffReader,
    AddWeekOffHandler,
    DeleteWeekOffHandler,
    RestoreWeekOffHandler,
    LeagueWeekOffsHandler,
    WeekOffsHandler,
    WeekOffQueryHandler,
  ],
})
export class WeekOffsModule {}
