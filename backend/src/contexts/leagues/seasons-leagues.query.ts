import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { seasonNameAnswer } from '../seasons/season-answer'
import { SeasonReader } from '../../core/readers/season-reader'
import { LeagueTables } from '../standings/league-tables'
import type { SeasonsLeagueAnswer } from './leagues.answers'

/** All leagues of an organization as entries of their seasons. */
export class SeasonsLeaguesQuery {
  constructor(readonly scope: Scope) {}
}

@QueryHandler(SeasonsLeaguesQuery)
export class SeasonsLeaguesQueryHandler implements IQueryHandler<SeasonsLeaguesQuery> {
  constructor(
    private readonly reader: SeasonReader,
    private readonly tables: LeagueTables,
  ) {}

  async execute({ scope }: SeasonsLeaguesQuery): Promise<SeasonsLeagueAnswer[]> {
    const leagues = await this.reader.leaguesOfAll(await this.reader.organization(scope, oneOrganization(scope)))
    const counts = await this.tables.counts(leagues.map(({ league }) => league))
    return leagues.map(({ league: { id, name }, season, position }) => ({
      id,
      season_id: season.id,
      league_id: id,
      position,
      teamsCount: counts.get(id) ?? 0,
      league: { id, name, position },
      season: seasonNameAnswer(season),
    }))
  }
}
