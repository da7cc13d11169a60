import { Module } from '@nestjs/common'
import { AccessModule } from '../../core/access/access.module'
import { ReadersModule } from '../../core/readers/readers.module'
import { StandingsModule } from '../standings/standings.module'
import { handlersOf } from '../../core/facts/command'
import * as commands from './divisions.commands'
import { DivisionsController } from './divisions.controller'
import { DivisionAnswers } from './queries/division-answers'
import { DivisionListQueryHandler } from './queries/division-list.query'
import { DivisionQueryHandler } from './queries/division.query'
import { SeasonDivisionsController } from './season-divisions.controller'

@Module({
  imports: [AccessModule, ReadersModule, StandingsModule],
  controllers: [SeasonDivisionsController, DivisionsController],
  providers: [...handlersOf(commands), DivisionAnswers, DivisionListQueryHandler, DivisionQueryHandler],
})
export class DivisionsModule {}
