import { Module, type OnModuleInit } from '@nestjs/common'
import { Decider } from '../../core/facts/decider'
import { Policies } from '../../core/facts/policies'
import { ReportEffects } from '../games/conflicts/report-effects'
import { GamesModule } from '../games/games.module'
import { SurroundingsReader } from '../games/conflicts/surroundings-reader'
import * as queries from './schedules.queries'
import { ScheduleChangesController } from './changes/changes.controller'
import * as changesQueries from './changes/changes.queries'
import { ScheduleDifferenceReader } from './changes/difference-reader'
import { ScheduleDifferenceQueryHandler } from './changes/difference.query'
import { FixtureReader } from './changes/fixture-reader'
import { ScheduleNewsReader } from './changes/news-reader'
import { ByeReader } from './byes/bye-reader'
import * as byeCommands from './byes/byes.commands'
import { ByesController } from './byes/byes.controller'
import * as byeQueries from './byes/byes.queries'
import { GiveByeHandler } from './byes/give-bye.command'
import { PlannedByes } from './byes/planned-byes'
import { WeekGames } from './byes/week-games'
import { LeagueDateAccess } from './league-date-access'
import { LeagueDates } from './league-dates'
import { WeekOffReader } from './week-offs/week-off-reader'
import * as weekOffCommands from './week-offs/week-offs.commands'
import { WeekOffsController } from './week-offs/week-offs.controller'
import * as weekOffQueries from './week-offs/week-offs.queries'
import { handlersOf } from '../../core/injection/handlers'
import * as commands from './schedules.commands'
import { CancelGenerationHandler } from './commands/cancel-generation.command'
import { SettleSwapHandler } from './commands/settle-swap.command'
import { SwapGamesHandler } from './commands/swap-games.command'
import { RedoGenerationHandler } from './commands/redo-generation.command'
import { UndoPlanHandler } from './commands/undo-plan.command'
import { GameStates } from './game-states'
import { PlansInProgress } from './plans-in-progress'
import { SwapSituations } from './swap-situations'
import { GenerationJobs } from './generation/generation-jobs'
import { GenerationLeases } from './generation/generation-leases'
import { GenerationTasks } from './generation/generation-task'
import { Generations } from './generation/generations'
import { ScheduleGames } from './generation/schedule-games'
import { LeagueConditions } from './generation/league-conditions'
import { RequestedGenerations } from './generation/requested-generation'
import { ScheduleGenerator } from './generation/schedule-generator'
import { UnfinishedGenerations } from './generation/unfinished-generations'
import { PlannedGamesController } from './planned-games.controller'
import { carryOutGeneration, carryOutRedoneGeneration, carryOutUndoneGeneration } from './policies/generations.policies'
import { deleteGamesOfDeletedSchedule, restoreGamesOfRestoredSchedule } from './policies/deleted-schedules.policies'
import { swapGames, takeHalfSwapBack } from './policies/swaps.policies'
import { ReportEffectsOfSchedules } from './queries/report-effects-of-schedules'
import { ScheduleReader } from './queries/schedule-reader'
import { ScheduleReports } from './queries/schedule-reports'
import { ScheduleAccess } from './schedule-access'
import * as draftGameCommands from './drafts/draft-games.commands'
import * as draftCommands from './drafts/drafts.commands'
import { DraftsController } from './drafts/drafts.controller'
import * as draftQueries from './drafts/drafts.queries'
import { ChangesSeenReader } from './pending/changes-seen'
import * as pendingCommands from './pending/pending.commands'
import { PendingChangesController } from './pending/pending.controller'
import { makePublishedChanges, takePublishedChangesBack } from './pending/pending.policies'
import * as pendingQueries from './pending/pending.queries'
import { Publishings } from './pending/publishings'
import { WaitingLeaguesController } from './pending/waiting-leagues.controller'
import { SettlePublishingHandler } from './pending/settle-publishing.command'
import { SchedulesController } from './schedules.controller'
import { SeasonCheck } from './season-check'

@Module({
  imports: [GamesModule],
  controllers: [
    SchedulesController,
    PlannedGamesController,
    ByesController,
    WeekOffsController,
    ScheduleChangesController,
    DraftsController,
    PendingChangesController,
    WaitingLeaguesController,
  ],
  providers: [
    ...handlersOf({
      ...commands,
      ...byeCommands,
      ...weekOffCommands,
      ...draftCommands,
      ...draftGameCommands,
      ...pendingCommands,
    }),
    ...handlersOf({ ...queries, ...byeQueries, ...weekOffQueries, ...changesQueries, ...draftQueries, ...pendingQueries }),
    LeagueDates,
    LeagueDateAccess,
    ByeReader,
    FixtureReader,
    ScheduleNewsReader,
    ScheduleDifferenceReader,
    ScheduleDifferenceQueryHandler,
    PlannedByes,
    WeekGames,
    GiveByeHandler,
    WeekOffReader,
    ScheduleAccess,
    SeasonCheck,
    GameStates,
    PlansInProgress,
    SwapSituations,
    ScheduleGames,
    LeagueConditions,
    GenerationTasks,
    ScheduleGenerator,
    GenerationJobs,
    GenerationLeases,
    RequestedGenerations,
    Generations,
    UnfinishedGenerations,
    ScheduleReports,
    ReportEffectsOfSchedules,
    ScheduleReader,
    CancelGenerationHandler,
    SettleSwapHandler,
    SwapGamesHandler,
    UndoPlanHandler,
    RedoGenerationHandler,
    ChangesSeenReader,
    Publishings,
    SettlePublishingHandler,
  ],
})
export class SchedulesModule implements OnModuleInit {
  constructor(
    private readonly policies: Policies,
    private readonly decider: Decider,
    private readonly games: GameStates,
    private readonly surroundings: SurroundingsReader,
    private readonly effects: ReportEffects,
    private readonly effectsOfSchedules: ReportEffectsOfSchedules,
  ) {}

  onModuleInit(): void {
    const { decider, games } = this
    this.effects.register(changed => this.effectsOfSchedules.of(changed))
    this.policies.register(carryOutGeneration(decider, games))
    this.policies.register(carryOutUndoneGeneration(decider))
    this.policies.register(carryOutRedoneGeneration(decider))
    this.policies.register(deleteGamesOfDeletedSchedule(decider))
    this.policies.register(restoreGamesOfRestoredSchedule)
    this.policies.register(swapGames(decider, games, this.surroundings))
    this.policies.register(takeHalfSwapBack(decider, games))
    this.policies.register(makePublishedChanges(decider))
    this.policies.register(takePublishedChangesBack(decider))
  }
}
