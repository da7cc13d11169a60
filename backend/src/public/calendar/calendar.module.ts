import { Module } from '@nestjs/common'
import { GamesModule } from '../../contexts/games/games.module'
import { CalendarController } from './calendar.controller'
import { CalendarQueryHandler } from './calendar.query'
import { DeletedGames } from './deleted-games'
import { GameCalendarQueryHandler } from './game-calendar.query'
import { WithdrawnGames } from './withdrawn-games'

@Module({
  imports: [GamesModule],
  controllers: [CalendarController],
  providers: [DeletedGames, WithdrawnGames, CalendarQueryHandler, GameCalendarQueryHandler],
})
export class CalendarModule {}
