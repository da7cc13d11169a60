import { Module } from '@nestjs/common'
import { StandingsModule } from '../standings/standings.module'
import { handlersOf } from '../../core/injection/handlers'
import * as queries from './divisions.queries'
import * as commands from './divisions.commands'
import { DivisionsController } from './divisions.controller'
import { DivisionAnswers } from './queries/division-answers'
import { SeasonDivisionsController } from './season-divisions.controller'

@Module({
  imports: [StandingsModule],
  controllers: [SeasonDivisionsController, DivisionsController],
  providers: [...handlersOf(commands), ...handlersOf(queries), DivisionAnswers],
})
export class DivisionsModule {}
