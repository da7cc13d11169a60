import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { LeaderPlace } from '@fullcourt/domain/sports/definition'
import { BASKETBALL, sportOf, SPORTS } from '@fullcourt/domain/sports/sports'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Known } from '@fullcourt/projections/card'
import type { SeasonCard } from '@fullcourt/projections/seasons/season'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { SeasonReader } from '../../core/readers/season-reader'
import { LeaderboardQuery, TeamWinsQuery } from '../../contexts/standings/statistics.queries'
import type { ExportTable } from './csv'
import { leadersTable, type PlayerBoard } from './tables'

/** The leaders of a season, the active one where none is named, in every figure by which its sport ranks players, and the teams with most wins. */
export class LeadersExportQuery {
  constructor(
    readonly scope: Scope,
    readonly season?: SeasonId,
  ) {}
}

const PLACES: readonly LeaderPlace[] = ['points', 'threes', 'rebounds', 'assists']

@QueryHandler(LeadersExportQuery)
export class LeadersExportQueryHandler implements IQueryHandler<LeadersExportQuery> {
  constructor(
    private readonly seasons: SeasonReader,
    private readonly queries: QueryBus,
  ) {}

  async execute({ scope, season: named }: LeadersExportQuery): Promise<ExportTable> {
    const { leaders } = sportOf((await this.shown(scope, named))?.sport ?? BASKETBALL) ?? SPORTS[0]
    const board = async (place: LeaderPlace): Promise<PlayerBoard> => ({
      figure: leaders[place].label,
      players: await this.queries.execute(new LeaderboardQuery({ scope, place, season: named })),
    })
    const wins = this.queries.execute(new TeamWinsQuery({ scope, season: named }))
    return leadersTable(await Promise.all(PLACES.map(board)), await wins)
  }

  private async shown(scope: Scope, named: SeasonId | undefined): Promise<Known<SeasonCard> | undefined> {
    if (named !== undefined) return this.seasons.season(scope, named)
    return this.seasons.activeSeason(await this.seasons.organization(scope, oneOrganization(scope)))
  }
}
