import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { GameId, PlanId } from '@fullcourt/domain/ids/kinds'
import type { SchedulePlan } from '@fullcourt/domain/schedules/generation/plan'
import { planSchedule } from '@fullcourt/domain/schedules/plan'
import { countGames, plannedSchedule } from '@fullcourt/domain/schedules/planned-schedule'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { IdAllocator } from '../../facts/id-allocator'
import type { GenerationTask } from '../generation/generation-task'

/** Writes the generated schedule of a request down, whole; its games follow by a policy. */
export class PlanSchedule {
  constructor(
    readonly context: CommandContext,
    readonly plan: PlanId,
    readonly task: GenerationTask,
    readonly generated: SchedulePlan,
    /** Settled ids of its games; without them it takes new ones. */
    readonly games?: readonly GameId[],
  ) {}
}

@CommandHandler(PlanSchedule)
export class PlanScheduleHandler implements ICommandHandler<PlanSchedule> {
  constructor(
    private readonly decider: Decider,
    private readonly ids: IdAllocator,
  ) {}

  async execute({ context, plan, task, generated, games: settled }: PlanSchedule) {
    const { place, from, teams, keeps, replaces, replacesPlayed } = task
    // Ids of games are in the plan itself: a repeated call finds it under its command, and leaves these unused.
    const games = settled ?? (await this.ids.take('game', countGames(generated)))
    const planned = plannedSchedule({ place, plan, teams, generated, games, keeps, replaces, replacesPlayed })
    return this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: state => planSchedule(state, { planned, from }),
    })
  }
}
