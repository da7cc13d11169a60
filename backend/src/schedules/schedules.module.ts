import { Module, type OnModuleInit } from '@nestjs/common'
import { AccessModule } from '../access/access.module'
import { Decider } from '../facts/decider'
import { Policies } from '../facts/policies'
import { ReadersModule } from '../readers/readers.module'
import { ChangeScheduleHandler } from './commands/change-schedule.command'
import { CreateScheduleHandler } from './commands/create-schedule.command'
import { DeleteScheduleHandler } from './commands/delete-schedule.command'
import { RefusePlanStepHandler } from './commands/refuse-plan-step.command'
import { RemovePlannedGameHandler } from './commands/remove-planned-game.command'
import { SchedulePlannedGameHandler } from './commands/schedule-planned-game.command'
import { SwapSlotHandler } from './commands/swap-slot.command'
import { TakeSwapBackHandler } from './commands/take-swap-back.command'
import { RestoreScheduleHandler } from './commands/restore-schedule.command'
import { GameStates } from './game-states'
import { carryOutGeneration } from './policies/carry-out-generation.policy'
import { carryOutUndoneGeneration } from './policies/carry-out-undone-generation.policy'
import { deleteGamesOfDeletedSchedule } from './policies/delete-games-of-deleted-schedule.policy'
import { restoreGamesOfRestoredSchedule } from './policies/restore-games-of-restored-schedule.policy'
import { swapGames } from './policies/swap-games.policy'
import { takeHalfSwapBack } from './policies/take-half-swap-back.policy'
import { ScheduleReader } from './queries/schedule-reader'
import { ScheduleQueryHandler, SchedulesHandler } from './queries/schedules.query'
import { ScheduleAccess } from './schedule-access'
import { SchedulesController } from './schedules.controller'

@Module({
  imports: [AccessModule, ReadersModule],
  controllers: [SchedulesController],
  providers: [
    ScheduleAccess,
    GameStates,
    ScheduleReader,
    CreateScheduleHandler,
    ChangeScheduleHandler,
    DeleteScheduleHandler,
    RestoreScheduleHandler,
    RefusePlanStepHandler,
    RemovePlannedGameHandler,
    SchedulePlannedGameHandler,
    SwapSlotHandler,
    TakeSwapBackHandler,
    SchedulesHandler,
    ScheduleQueryHandler,
  ],
})
export class SchedulesModule implements OnModuleInit {
  constructor(
    private readonly policies: Policies,
    private readonly decider: Decider,
    private readonly games: GameStates,
  ) {}

  onModuleInit(): void {
    const { decider, games } = this
    this.policies.register(carryOutGeneration(decider, games))
    this.policies.register(carryOutUndoneGeneration(decider))
    this.policies.register(deleteGamesOfDeletedSchedule(decider))
    this.policies.register(restoreGamesOfRestoredSchedule(decider))
    this.policies.register(swapGames(decider, games))
    this.policies.register(takeHalfSwapBack(decider, games))
  }
}
