import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { ByeId } from '@fullcourt/domain/ids/kinds'
import { BYE_NOT_FOUND } from '@fullcourt/domain/schedules/byes/decide'
import { byeCard } from '@fullcourt/projections/schedules/byes/bye'
import type { LeagueInSeason } from '../../../core/access/season-access'
import { Documents } from '../../../storage/documents/documents'
import { Refused } from '../../../core/facts/refused'
import { inScope, type Scope } from '../../../core/http/scope'
import { isWithin, LeagueDates, type DatesFilter } from '../league-dates'
import { ByeReader, type ListedBye } from './bye-reader'
import type { ByeAnswer } from './byes.answers'
import { PlannedByes } from './planned-byes'

const byDate = (byes: readonly ListedBye[]): readonly ListedBye[] => byes.toSorted((a, b) => a.date.localeCompare(b.date))

/** The byes of a league by date: those that were given, and those that its generated schedules leave. */
export class LeagueByesQuery {
  constructor(
    readonly scope: Scope,
    readonly league: LeagueInSeason,
  ) {}
}

@QueryHandler(LeagueByesQuery)
export class LeagueByesQueryHandler implements IQueryHandler<LeagueByesQuery> {
  constructor(
    private readonly dates: LeagueDates,
    private readonly planned: PlannedByes,
    private readonly byes: ByeReader,
  ) {}

  async execute({ scope, league }: LeagueByesQuery): Promise<ByeAnswer[]> {
    const given = await this.dates.ofLeague(scope, byeCard, league)
    return this.byes.answers(byDate([...given, ...(await this.planned.ofLeague(league.league))]))
  }
}

/** The byes of a season's leagues, the active one's where none is named, by date. */
export class ByesQuery {
  constructor(
    readonly scope: Scope,
    readonly filter: DatesFilter,
  ) {}
}

@QueryHandler(ByesQuery)
export class ByesQueryHandler implements IQueryHandler<ByesQuery> {
  constructor(
    private readonly dates: LeagueDates,
    private readonly planned: PlannedByes,
    private readonly byes: ByeReader,
  ) {}

  async execute({ scope, filter }: ByesQuery): Promise<ByeAnswer[]> {
    const [given, leagues] = await Promise.all([this.dates.of(scope, byeCard, filter), this.dates.leagues(scope, filter)])
    const planned = (await Promise.all(leagues.map(league => this.planned.ofLeague(league)))).flat()
    const byes = await this.byes.answers(byDate([...given, ...planned.filter(({ date }) => isWithin(date, filter))]))
    return byes.filter(({ teams }) => filter.team === undefined || teams.includes(filter.team))
  }
}

export class ByeQuery {
  constructor(
    readonly scope: Scope,
    readonly bye: ByeId,
  ) {}
}

@QueryHandler(ByeQuery)
export class ByeQueryHandler implements IQueryHandler<ByeQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly byes: ByeReader,
  ) {}

  async execute({ scope, bye }: ByeQuery): Promise<ByeAnswer> {
    const card = inScope(scope, await this.documents.get(byeCard, bye), BYE_NOT_FOUND)
    const [answer] = await this.byes.answers([card])
    if (!answer) throw new Refused(BYE_NOT_FOUND)
    return answer
  }
}
