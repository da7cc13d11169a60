import { Injectable } from '@nestjs/common'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { SeasonDivision } from '../../../core/readers/division-reader'
import { forStaff, type Scope } from '../../../core/http/scope'
import { LeagueTables } from '../../standings/league-tables'
import type { DivisionAnswer } from '../divisions.answers'

/** Divisions of one season with the rows that their teams have in the tables of their leagues. */
@Injectable()
export class DivisionAnswers {
  constructor(
    private readonly seasons: SeasonReader,
    private readonly tables: LeagueTables,
  ) {}

  async of(scope: Scope, divisions: readonly SeasonDivision[]): Promise<DivisionAnswer[]> {
    const [first] = divisions
    if (!first) return []
    const named = divisions.flatMap(({ division }) => division.teams.map(({ league }) => league))
    const leagues = await this.seasons.leaguesAmong([first.season], named)
    const rows = [...(await this.tables.of(leagues.map(({ league }) => league))).values()].flat()
    const byEntry = new Map(rows.map(row => [row.slt_id, row]))
    return divisions.map(({ division: { id, name, revision, games, teams }, season, position }) => ({
      id,
      name,
      ...forStaff(scope, revision),
      position,
      season_id: season.id,
      isLocked: games.length > 0,
      teams: teams.flatMap(({ entry }) => byEntry.get(entry) ?? []),
    }))
  }
}
