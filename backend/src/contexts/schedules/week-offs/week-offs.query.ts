import { Injectable } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { WeekOffId } from '@fullcourt/domain/ids/kinds'
import { WEEK_OFF_NOT_FOUND } from '@fullcourt/domain/schedules/week-offs/decide'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { weekOffCard, type WeekOffCard } from '@fullcourt/projections/schedules/week-offs/week-off'
import type { LeagueInSeason } from '../../../core/access/season-access'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import { inScope, type Scope } from '../../../core/http/scope'
import { LeagueDates, type DatesFilter } from '../league-dates'
import type { WeekOffAnswer } from './week-offs.answers'

/** Weeks off with the names of their leagues. */
@Injectable()
export class WeekOffReader {
  constructor(private readonly documents: Documents) {}

  async answers(weekOffs: readonly Known<WeekOffCard>[]): Promise<WeekOffAnswer[]> {
    const leagues = await this.documents.getMany(
      leagueCard,
      weekOffs.map(({ league }) => league),
    )
    return weekOffs.flatMap(({ id, date, reason, season, league: of }) => {
      const league = activeOf(leagues.get(String(of)))
      if (!league) return []
      const { name } = league
      return { id, date, reason, season_id: season, league_id: of, seasons_leagues_id: of, league: { id: of, name } }
    })
  }
}

/** The weeks off of a league, by date. */
export class LeagueWeekOffsQuery {
  constructor(
    readonly scope: Scope,
    readonly league: LeagueInSeason,
  ) {}
}

@QueryHandler(LeagueWeekOffsQuery)
export class LeagueWeekOffsQueryHandler implements IQueryHandler<LeagueWeekOffsQuery> {
  constructor(
    private readonly dates: LeagueDates,
    private readonly weekOffs: WeekOffReader,
  ) {}

  async execute({ scope, league }: LeagueWeekOffsQuery): Promise<WeekOffAnswer[]> {
    return this.weekOffs.answers(await this.dates.ofLeague(scope, weekOffCard, league))
  }
}

/** The weeks off of a season's leagues, the active one's where none is named, by date. */
export class WeekOffsQuery {
  constructor(
    readonly scope: Scope,
    readonly filter: DatesFilter,
  ) {}
}

@QueryHandler(WeekOffsQuery)
export class WeekOffsQueryHandler implements IQueryHandler<WeekOffsQuery> {
  constructor(
    private readonly dates: LeagueDates,
    private readonly weekOffs: WeekOffReader,
  ) {}

  async execute({ scope, filter }: WeekOffsQuery): Promise<WeekOffAnswer[]> {
    return this.weekOffs.answers(await this.dates.of(scope, weekOffCard, filter))
  }
}

export class WeekOffQuery {
  constructor(
    readonly scope: Scope,
    readonly weekOff: WeekOffId,
  ) {}
}

@QueryHandler(WeekOffQuery)
export class WeekOffQueryHandler implements IQueryHandler<WeekOffQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly weekOffs: WeekOffReader,
  ) {}

  async execute({ scope, weekOff }: WeekOffQuery): Promise<WeekOffAnswer> {
    const card = inScope(scope, await this.documents.get(weekOffCard, weekOff), WEEK_OFF_NOT_FOUND)
    const [answer] = await this.weekOffs.answers([card])
    if (!answer) throw new Refused(WEEK_OFF_NOT_FOUND)
    return answer
  }
}
