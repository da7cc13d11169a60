import { Injectable } from '@nestjs/common'
import type { LeagueId, TeamId } from '@fullcourt/domain/ids/kinds'
import { standings } from '@fullcourt/projections/standings/standings'
import { Documents } from '../../storage/documents/documents'

/** How many regular games the teams of leagues have played; a walk-over is none. */
@Injectable()
export class TeamGameCounts {
  constructor(private readonly documents: Documents) {}

  /** Of a team in several leagues, those of all. */
  async in(leagues: readonly LeagueId[]): Promise<ReadonlyMap<TeamId, number>> {
    const tables = await this.documents.getMany(standings, leagues)
    const games = new Map<TeamId, number>()
    for (const { team, wins, losses, ties, walkovers = 0 } of [...tables.values()].flatMap(({ rows }) => rows))
      games.set(team, (games.get(team) ?? 0) + wins + losses + ties - walkovers)
    return games
  }
}
