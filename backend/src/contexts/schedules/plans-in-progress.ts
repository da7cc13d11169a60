import { Injectable } from '@nestjs/common'
import { gameStream } from '@fullcourt/domain/games/state'
import { planInProgress, stepsToAsk, type PlanInProgress, type PlansSeen } from '@fullcourt/domain/schedules/in-progress'
import type { LeagueSchedules, Schedule } from '@fullcourt/domain/schedules/state'
import { Decider } from '../../core/facts/decider'

/** Finds out of which schedules of a league the games are being made, taken back or deleted. */
@Injectable()
export class PlansInProgress {
  constructor(private readonly decider: Decider) {}

  async of(state: LeagueSchedules): Promise<PlansSeen> {
    const found = [...state.schedules.values()].map(async (schedule): Promise<PlanInProgress[]> =>
      (await this.isInProgress(state, schedule)) ? [planInProgress(schedule)] : [],
    )
    return { plans: state.plans, inProgress: (await Promise.all(found)).flat() }
  }

  /** As a rule the last game of a plan says it. */
  private async isInProgress(state: LeagueSchedules, schedule: Schedule): Promise<boolean> {
    for (const { game, standing } of stepsToAsk(state, schedule)) {
      const is = standing(await this.decider.state(gameStream, game))
      if (is !== 'unsaid') return is === 'open'
    }
    return false
  }
}
