import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { SchedulePlace } from '@fullcourt/domain/schedules/events'
import { requestGeneration } from '@fullcourt/domain/schedules/plan'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { PlansInProgress } from '../plans-in-progress'

/** Writes down that a schedule is to be generated, before that begins: what is cut off goes on after the next start. */
export class RequestGeneration {
  constructor(
    readonly context: CommandContext,
    readonly place: SchedulePlace,
    /** Whether played games are replaced as well. */
    readonly replacesPlayed: boolean,
  ) {}
}

@CommandHandler(RequestGeneration)
export class RequestGenerationHandler implements ICommandHandler<RequestGeneration> {
  constructor(
    private readonly decider: Decider,
    private readonly plans: PlansInProgress,
  ) {}

  async execute({ context, place, replacesPlayed }: RequestGeneration) {
    const plan = await context.nextId('plan')
    const seen = await this.plans.of(await this.decider.state(scheduleStream, place.league))
    const outcome = await this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: state => requestGeneration(state, { ...place, plan, replacesPlayed }, seen),
    })
    return { ...outcome, id: plan }
  }
}
