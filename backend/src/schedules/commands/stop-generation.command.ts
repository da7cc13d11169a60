import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlanId } from '@fullcourt/domain/ids/kinds'
import type { SchedulePlace } from '@fullcourt/domain/schedules/events'
import { stopGeneration } from '@fullcourt/domain/schedules/plan'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'

/** Writes down why nothing came of a generation. */
export class StopGeneration {
  constructor(
    readonly context: CommandContext,
    readonly place: SchedulePlace,
    readonly plan: PlanId,
    readonly why: string,
  ) {}
}

@CommandHandler(StopGeneration)
export class StopGenerationHandler implements ICommandHandler<StopGeneration> {
  constructor(private readonly decider: Decider) {}

  execute({ context, place, plan, why }: StopGeneration) {
    return this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: state => stopGeneration(state, { ...place, plan, why }),
    })
  }
}
