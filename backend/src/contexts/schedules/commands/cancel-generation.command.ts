import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { ScheduleId } from '@fullcourt/domain/ids/kinds'
import { cancelGeneration } from '@fullcourt/domain/schedules/plan'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../../core/facts/command-context'
import { Decider } from '../../../core/facts/decider'
import type { Scope } from '../../../core/http/scope'
import { GenerationJobs } from '../generation/generation-jobs'
import { ScheduleAccess } from '../schedule-access'

/** Cancels what is being generated of a schedule, a preview too; where nothing is, nothing happens. */
export class CancelGeneration {
  constructor(
    readonly context: CommandContext,
    readonly data: { readonly scope: Scope; readonly schedule: ScheduleId },
  ) {}
}

@CommandHandler(CancelGeneration)
export class CancelGenerationHandler implements ICommandHandler<CancelGeneration> {
  constructor(
    private readonly decider: Decider,
    private readonly access: ScheduleAccess,
    private readonly jobs: GenerationJobs,
  ) {}

  async execute({ context, data: { scope, schedule } }: CancelGeneration) {
    const place = await this.access.placeOf(scope, schedule)
    const outcome = await this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: state => cancelGeneration(state, place),
    })
    await this.jobs.cancel(schedule)
    return outcome
  }
}
