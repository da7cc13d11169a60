import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { isPlayed } from '@fullcourt/domain/games/decide'
import type { GameId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import { deleteSchedule } from '@fullcourt/domain/schedules/decide'
import { currentGeneration, isComingBack, scheduleStream, type Schedule } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { GameStates } from '../game-states'
import { PlansInProgress } from '../plans-in-progress'
import { ScheduleAccess } from '../schedule-access'

/** Deletes a schedule; its games that are not played go with it by a policy. */
export class DeleteSchedule {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly schedule: ScheduleId,
  ) {}
}

@CommandHandler(DeleteSchedule)
export class DeleteScheduleHandler implements ICommandHandler<DeleteSchedule> {
  constructor(
    private readonly decider: Decider,
    private readonly access: ScheduleAccess,
    private readonly games: GameStates,
    private readonly plans: PlansInProgress,
  ) {}

  async execute({ context, scope, schedule }: DeleteSchedule) {
    const place = await this.access.placeOf(scope, schedule)
    const state = await this.decider.state(scheduleStream, place.league)
    const [seen, mayGo] = await Promise.all([this.plans.of(state), this.whichMayGo(state.schedules.get(schedule))])
    return this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: state => deleteSchedule(state, { place, seen, mayGo }),
    })
  }

  private async whichMayGo(schedule: Schedule | undefined): Promise<(game: GameId) => boolean> {
    const states = await this.games.of((schedule && currentGeneration(schedule)?.weeks.keys()) ?? [])
    return id => {
      const game = states.get(id)
      if (!schedule || !game || game.kind === 'unknown') return false
      return game.kind === 'scheduled' ? !isPlayed(game) : isComingBack(schedule, game)
    }
  }
}
