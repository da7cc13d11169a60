import { Controller, Get, Param, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger'
import { GamePath, GamesParams } from '../../contexts/games/games.dto'
import { Allow } from '../../core/http/allow'
import { InScope } from '../../core/http/parameters'
import type { Scope } from '../../core/http/scope'
import type { TextAnswer } from '../../core/http/raw-answers'
import { CalendarQuery } from './calendar.query'
import { GameCalendarQuery } from './game-calendar.query'

@ApiTags('games')
@Controller('api')
export class CalendarController {
  constructor(private readonly queries: QueryBus) {}

  @Get('calendar.ics')
  @Allow('tenant')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String, description: 'The games of the active season, of a league or of a team, as iCalendar' })
  calendar(@Query() query: GamesParams, @InScope() scope: Scope): Promise<TextAnswer> {
    return this.queries.execute(new CalendarQuery(scope, query.toFilter()))
  }

  @Get('gamesv2/:id/calendar.ics')
  @Allow('tenant')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String, description: 'One game, as iCalendar' })
  game(@Param() { id }: GamePath, @InScope() scope: Scope): Promise<TextAnswer> {
    return this.queries.execute(new GameCalendarQuery(scope, id))
  }
}
