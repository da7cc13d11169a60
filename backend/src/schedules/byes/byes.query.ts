import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { ByeId } from '@fullcourt/domain/ids/kinds'
import { BYE_NOT_FOUND } from '@fullcourt/domain/schedules/byes/decide'
import { byeCard } from '@fullcourt/projections/schedules/byes/bye'
import type { LeagueInSeason } from '../../access/season-access'
import { Documents } from '../../documents/documents'
import { Refused } from '../../facts/refused'
import { inScope, type Scope } from '../../http/scope'
import { LeagueDates, type DatesFilter } from '../league-dates'
import { ByeReader } from './bye-reader'
import type { ByeAnswer } from './byes.answers'

/** The byes of a league, by date. */
export class LeagueByes {
  constructor(
    readonly scope: Scope,
    readonly league: LeagueInSeason,
  ) {}
}

@QueryHandler(LeagueByes)
export class LeagueByesHandler implements IQueryHandler<LeagueByes> {
  constructor(
    private readonly dates: LeagueDates,
    private readonly byes: ByeReader,
  ) {}

  async execute({ scope, league }: LeagueByes): Promise<ByeAnswer[]> {
    return this.byes.answers(await this.dates.ofLeague(scope, byeCard, league))
  }
}

/** The byes of a season's leagues, the active one's where none is named, by date. */
export class Byes {
  constructor(
    readonly scope: Scope,
    readonly filter: DatesFilter,
  ) {}
}

@QueryHandler(Byes)
export class ByesHandler implements IQueryHandler<Byes> {
  constructor(
    private readonly dates: LeagueDates,
    private readonly byes: ByeReader,
  ) {}

  async execute({ scope, filter }: Byes): Promise<ByeAnswer[]> {
    const byes = await this.byes.answers(await this.dates.of(scope, byeCard, filter))
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
