import { Controller, Get, Query } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger'
import { GamesQuery } from '../games/games.dto'
import { Allow } from '../http/allow'
import { InScope } from '../http/parameters'
import type { Scope } from '../http/scope'
import type { TextAnswer } from '../http/text-answer'
import { Calendar } from './calendar.query'

@ApiTags('games')
@Controller('api/calendar.ics')
export class CalendarController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Allow('tenant')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ type: String, description: 'The games of the active season, of a league or of a team, as iCalendar' })
  calendar(@Query() query: GamesQuery, @InScope() scope: Scope): Promise<TextAnswer> {
    return this.queries.execute(new Calendar(scope, query.toFilter()))
  }
}
