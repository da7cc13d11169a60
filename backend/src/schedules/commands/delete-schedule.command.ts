import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { ScheduleId } from '@fullcourt/domain/ids/kinds'
import { deleteSchedule } from '@fullcourt/domain/schedules/decide'
import { currentGeneration, scheduleStream } from '@fullcourt/domain/schedules/state'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { GameStates } from '../game-states'
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
  ) {}

  async execute({ context, scope, schedule }: DeleteSchedule) {
    const place = await this.access.placeOf(scope, schedule)
    const current = (await this.decider.state(scheduleStream, place.league)).schedules.get(schedule)
    const open = await this.games.open((current && currentGeneration(current)?.weeks.keys()) ?? [])
    return this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: state => deleteSchedule(state, place, game => open.has(game)),
    })
  }
}
