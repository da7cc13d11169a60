import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { PlanId } from '@fullcourt/domain/ids/kinds'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider, WROTE_NOTHING } from '../../facts/decider'
import { Refused } from '../../facts/refused'
import type { Scope } from '../../http/scope'
import { ScheduleAccess } from '../schedule-access'

/** Refuses with the reason where a half of a swap was refused, so that nothing came of it. */
export class RefuseTakenBack {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly plan: PlanId,
  ) {}
}

@CommandHandler(RefuseTakenBack)
export class RefuseTakenBackHandler implements ICommandHandler<RefuseTakenBack> {
  constructor(
    private readonly decider: Decider,
    private readonly access: ScheduleAccess,
  ) {}

  async execute({ scope, plan }: RefuseTakenBack) {
    const { league } = await this.access.leagueOfPlan(scope, plan)
    const [step] = (await this.decider.state(scheduleStream, league)).refused.get(plan) ?? []
    if (step) throw new Refused(refuse('conflict', step.why))
    return WROTE_NOTHING
  }
}
