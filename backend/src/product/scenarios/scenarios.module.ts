import { Module } from '@nestjs/common'
import { HistoryModule } from '../../contexts/history/history.module'
import { StandingsModule } from '../../contexts/standings/standings.module'
import { handlersOf } from '../../core/injection/handlers'
import { CallPreviewsModule } from '../previews/previews.module'
import { CourseOfSteps } from './course-of-steps'
import { RealSteps } from './real-steps'
import { RunShares } from './run-shares'
import { ScenarioAccess } from './scenario-access'
import { ScenarioAnswers } from './scenario-answers'
import { ScenarioRuns } from './scenario-runs'
import * as commands from './scenarios.commands'
import { ScenariosController } from './scenarios.controller'
import * as queries from './scenarios.queries'
import { StepOutcomes } from './step-outcomes'

/** What a league might come to, for its staff alone. */
@Module({
  imports: [HistoryModule, CallPreviewsModule, StandingsModule],
  controllers: [ScenariosController],
  providers: [
    ...handlersOf(commands),
    ...handlersOf(queries),
    ScenarioAccess,
    ScenarioAnswers,
    ScenarioRuns,
    StepOutcomes,
    CourseOfSteps,
    RealSteps,
    RunShares,
  ],
})
export class ScenariosModule {}
