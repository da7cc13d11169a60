import { Module } from '@nestjs/common'
import { GamesModule } from '../../contexts/games/games.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { CalendarController } from './calendar.controller'
import { CalendarHandler } from './calendar.query'
import { DeletedGames } from './deleted-games'
import { GameCalendarHandler } from './game-calendar.query'

@Module({
  imports: [GamesModule, ReadersModule],
  controllers: [CalendarController],
  providers: [DeletedGames, CalendarHandler, GameCalendarHandler],
})
export class CalendarModule {}
