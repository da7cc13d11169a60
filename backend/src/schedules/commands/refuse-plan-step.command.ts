import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlanStepRefused } from '@fullcourt/domain/schedules/events'
import { refuseStep } from '@fullcourt/domain/schedules/plan'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'

/** Writes down that a step of a plan was refused. */
export class RefusePlanStep {
  constructor(
    readonly context: CommandContext,
    readonly step: PlanStepRefused['data'],
  ) {}
}

@CommandHandler(RefusePlanStep)
export class RefusePlanStepHandler implements ICommandHandler<RefusePlanStep> {
  constructor(private readonly decider: Decider) {}

  execute({ context, step }: RefusePlanStep) {
    return this.decider.handle({
      stream: scheduleStream,
      id: step.league,
      context,
      organization: step.organization,
      decide: state => refuseStep(state, step),
    })
  }
}
