import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { Documents } from '../../storage/documents/documents'
import { forStaff, type Scope } from '../../core/http/scope'
import { LeagueTables } from './league-tables'
import type { StandingsTeamAnswer } from './standings.answers'
import { SeasonReader } from '../../core/readers/season-reader'
import type { LeagueInSeason } from '../../core/access/season-access'

/** The teams of a league in the order of its table; the league is named with its season, or by its id alone. */
export class LeagueTeamsQuery {
  constructor(
    readonly scope: Scope,
    readonly league: LeagueInSeason | LeagueId,
  ) {}
}

@QueryHandler(LeagueTeamsQuery)
export class LeagueTeamsQueryHandler implements IQueryHandler<LeagueTeamsQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly tables: LeagueTables,
  ) {}

  async execute({ scope, league: named }: LeagueTeamsQuery): Promise<StandingsTeamAnswer[]> {
    const read = forStaff(scope, this.documents.position())
    const { league } =
      typeof named === 'number' ? await this.seasons.leagueById(scope, named) : await this.seasons.league(scope, named)
    return ((await this.tables.of([league])).get(league.id) ?? []).map(row => ({ ...row, ...read }))
  }
}
