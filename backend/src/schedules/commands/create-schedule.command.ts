import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { createSchedule, type NewSchedule } from '@fullcourt/domain/schedules/decide'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { SeasonAccess } from '../../access/season-access'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import type { Scope } from '../../http/scope'
import { SeasonCheck } from '../season-check'

/** A new schedule of a league; where conflicts are not allowed, dates outside of the season refuse it. */
export class CreateSchedule {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly league: LeagueId,
    readonly details: NewSchedule,
    readonly allowConflicts = true,
  ) {}
}

@CommandHandler(CreateSchedule)
export class CreateScheduleHandler implements ICommandHandler<CreateSchedule> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly season: SeasonCheck,
  ) {}

  async execute({ context, scope, league, details, allowConflicts }: CreateSchedule) {
    const at = await this.seasons.leaguePlace(scope, league)
    const schedule = await context.nextId('schedule')
    if (!allowConflicts) {
      const now = await this.decider.state(scheduleStream, league)
      await this.season.refuse(at, createSchedule(now, { place: { ...at, schedule }, details }))
    }
    const outcome = await this.decider.handle({
      stream: scheduleStream,
      id: league,
      context,
      organization: at.organization,
      decide: state => createSchedule(state, { place: { ...at, schedule }, details }),
    })
    return { ...outcome, id: schedule }
  }
}
