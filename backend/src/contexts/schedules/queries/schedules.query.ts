import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { LeagueId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { scheduleCard } from '@fullcourt/projections/schedules/schedule'
import { Documents } from '../../../storage/documents/documents'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { ScheduleAnswer } from '../schedules.answers'
import { scheduleAnswer } from './schedule-answer'
import { ScheduleReader } from './schedule-reader'

/** The schedules of a league; without one, of all leagues of the active season. */
export class SchedulesQuery {
  constructor(
    readonly scope: Scope,
    readonly league: LeagueId | undefined,
  ) {}
}

@QueryHandler(SchedulesQuery)
export class SchedulesQueryHandler implements IQueryHandler<SchedulesQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
  ) {}

  async execute({ scope, league }: SchedulesQuery): Promise<ScheduleAnswer[]> {
    const leagues = league === undefined ? await this.activeLeagues(scope) : [await this.seasons.leagueById(scope, league)]
    const listed = await Promise.all(leagues.map(one => this.ofLeague(one.league.id)))
    return listed.flat()
  }

  private async activeLeagues(scope: Scope) {
    const organization = await this.seasons.organization(scope, oneOrganization(scope))
    const season = await this.seasons.activeSeason(organization)
    return season === undefined ? [] : this.seasons.leaguesOf(season)
  }

  private async ofLeague(league: LeagueId): Promise<ScheduleAnswer[]> {
    const listed = await this.documents.list(scheduleCard, { index: 'league', key: String(league) })
    return listed.flatMap(({ body }) => activeOf(body) ?? []).map(scheduleAnswer)
  }
}

export class ScheduleQuery {
  constructor(
    readonly scope: Scope,
    readonly schedule: ScheduleId,
  ) {}
}

@QueryHandler(ScheduleQuery)
export class ScheduleQueryHandler implements IQueryHandler<ScheduleQuery> {
  constructor(private readonly schedules: ScheduleReader) {}

  async execute({ scope, schedule }: ScheduleQuery): Promise<ScheduleAnswer> {
    return scheduleAnswer(await this.schedules.schedule(scope, schedule))
  }
}
