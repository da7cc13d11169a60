import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { Scope } from '../../core/http/scope'
import { SeasonReader } from '../../core/readers/season-reader'
import type { LeagueInSeason } from '../../core/access/season-access'
import { leagueAnswer } from './league-answer'
import { LeagueTables } from '../standings/league-tables'
import type { LeagueAnswer } from './leagues.answers'

export class LeagueQuery {
  constructor(
    readonly scope: Scope,
    readonly at: LeagueInSeason,
  ) {}
}

@QueryHandler(LeagueQuery)
export class LeagueQueryHandler implements IQueryHandler<LeagueQuery> {
  constructor(
    private readonly reader: SeasonReader,
    private readonly tables: LeagueTables,
  ) {}

  async execute({ scope, at }: LeagueQuery): Promise<LeagueAnswer> {
    const placed = await this.reader.league(scope, at)
    const counts = await this.tables.counts([placed.league])
    return leagueAnswer(scope, placed, counts.get(at.league) ?? 0)
  }
}
