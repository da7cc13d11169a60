import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { TEAM_NOT_FOUND } from '@fullcourt/domain/entries/decide'
import { Refused } from '../../core/facts/refused'
import { Documents } from '../../storage/documents/documents'
import { forStaff, type Scope } from '../../core/http/scope'
import { LeagueTables } from './league-tables'
import type { StandingsTeamAnswer } from './standings.answers'
import { SeasonReader } from '../../core/readers/season-reader'
import type { TeamInLeague } from '../../core/access/season-access'

/** A team's row in the table of a league. */
export class LeagueTeamQuery {
  constructor(
    readonly scope: Scope,
    readonly at: TeamInLeague,
  ) {}
}

@QueryHandler(LeagueTeamQuery)
export class LeagueTeamQueryHandler implements IQueryHandler<LeagueTeamQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly tables: LeagueTables,
  ) {}

  async execute({ scope, at: { team, ...at } }: LeagueTeamQuery): Promise<StandingsTeamAnswer> {
    const read = forStaff(scope, this.documents.position())
    const { league } = await this.seasons.league(scope, at)
    const row = (await this.tables.of([league])).get(league.id)?.find(({ id }) => id === team)
    if (!row) throw new Refused(TEAM_NOT_FOUND)
    return { ...row, ...read }
  }
}
