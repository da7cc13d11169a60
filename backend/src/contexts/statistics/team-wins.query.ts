import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { LEADERBOARD_PLACES, topOf } from '@fullcourt/domain/statistics/ranking'
import { activeOf } from '@fullcourt/projections/card'
import { standings } from '@fullcourt/projections/standings/standings'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'
import type { Scope } from '../../core/http/scope'
import { teamNameOf } from '../../core/readers/team-name'
import { ActiveLeagues } from './active-leagues'
import type { TeamLeaderAnswer } from './statistics.answers'

/** The top 20 of teams by wins in a season, the active one where none is named, all its leagues together. */
export class TeamWinsQuery {
  constructor(
    readonly scope: Scope,
    readonly season?: SeasonId,
  ) {}
}

type TeamRecord = { readonly team: TeamId; readonly wins: number; readonly losses: number; readonly ties: number }

const addRecords = (a: TeamRecord, b: TeamRecord): TeamRecord => ({
  team: a.team,
  wins: a.wins + b.wins,
  losses: a.losses + b.losses,
  ties: a.ties + b.ties,
})

/** A team that plays in several leagues has one place. */
const sumByTeam = (rows: readonly TeamRecord[]): readonly TeamRecord[] => {
  const records = new Map<TeamId, TeamRecord>()
  for (const row of rows) {
    const before = records.get(row.team)
    records.set(row.team, before ? addRecords(before, row) : row)
  }
  return [...records.values()].sort((a, b) => a.team - b.team)
}

@QueryHandler(TeamWinsQuery)
export class TeamWinsQueryHandler implements IQueryHandler<TeamWinsQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly leagues: ActiveLeagues,
  ) {}

  async execute({ scope, season }: TeamWinsQuery): Promise<TeamLeaderAnswer[]> {
    const { leagues } = await this.leagues.of(scope, season)
    const tables = await this.documents.getMany(standings, leagues)
    const rows = [...tables.values()].flatMap(table => table.rows.filter(({ active }) => active))
    const cards = await this.documents.getMany(
      teamCard,
      rows.map(({ team }) => team),
    )
    const records = sumByTeam(rows).filter(({ team }) => activeOf(cards.get(String(team))))
    return topOf(records, ({ wins }) => wins, LEADERBOARD_PLACES).map(({ rank, row: { team, wins, losses, ties } }) => {
      const { id, ...named } = teamNameOf(cards, team)
      return { rank, team_id: id, ...named, value: wins, wins, losses, games: wins + losses + ties }
    })
  }
}
