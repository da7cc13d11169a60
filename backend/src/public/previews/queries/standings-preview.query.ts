import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { BytesAnswer } from '../../../core/http/bytes-answer'
import type { Scope } from '../../../core/http/scope'
import { ShownTables, type TablesOf } from '../../exports/shown-tables'
import { Rasterizer } from '../drawing/rasterizer'
import { OrganizationFrame } from '../organization-frame'
import { PictureTeams } from '../picture-teams'
import { MOST_ROWS, standingsPicture } from '../pictures/standings-picture'
import { PNG } from '../png'

/** The preview picture of standings: the top of a league, of the first one where none is named. */
export class StandingsPreviewQuery {
  constructor(
    readonly scope: Scope,
    readonly of: TablesOf,
  ) {}
}

@QueryHandler(StandingsPreviewQuery)
export class StandingsPreviewQueryHandler implements IQueryHandler<StandingsPreviewQuery> {
  constructor(
    private readonly tables: ShownTables,
    private readonly organizations: OrganizationFrame,
    private readonly teams: PictureTeams,
    private readonly rasterizer: Rasterizer,
  ) {}

  async execute({ scope, of }: StandingsPreviewQuery): Promise<BytesAnswer> {
    const season = await this.tables.seasonOf(scope, of)
    const [organization, [league]] = await Promise.all([this.organizations.of(scope, season), this.tables.of(scope, of)])
    const rows = (league?.teams ?? []).slice(0, MOST_ROWS).map(async team => ({
      rank: team.rank,
      wins: team.wins,
      losses: team.losses,
      team: await this.teams.of({ ...team, logo: null }, `Team ${team.rank}`),
    }))
    const [shown, name] = [await Promise.all(rows), await this.teams.text(league?.name ?? '', '')]
    const about = [name, organization.season].filter(Boolean).join(' · ')
    const frame = { site: organization.name, accent: organization.accent, title: 'Standings', about }
    const names = [organization.name, about, ...shown.map(({ team }) => team.name)]
    return new BytesAnswer(await this.rasterizer.png(standingsPicture(frame, shown), names), PNG)
  }
}
