import { Injectable } from '@nestjs/common'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Known } from '@fullcourt/projections/card'
import type { LeagueCard } from '@fullcourt/projections/leagues/league'
import type { StandingsRow } from '@fullcourt/projections/standings/row'
import { standings } from '@fullcourt/projections/standings/standings'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'

/** The rows of tables, of the teams that did not leave. */
@Injectable()
export class ActiveRows {
  constructor(private readonly documents: Documents) {}

  /** By league. A team that was deleted while its league was has left it, too. */
  async of(leagues: readonly Known<LeagueCard>[]): Promise<ReadonlyMap<LeagueId, readonly StandingsRow[]>> {
    const tables = await this.documents.getFor(standings, leagues, ({ id }) => id)
    const rowsById = new Map(leagues.map(({ id }) => [id, (tables.get(String(id))?.rows ?? []).filter(({ active }) => active)]))
    const teams = await this.documents.getMany(
      teamCard,
      [...rowsById.values()].flat().map(({ team }) => team),
    )
    const isActive = ({ team }: StandingsRow) => activeOf(teams.get(String(team))) !== undefined
    return new Map([...rowsById].map(([id, rows]) => [id, rows.filter(isActive)]))
  }
}
