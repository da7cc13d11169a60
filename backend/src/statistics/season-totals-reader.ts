import { Injectable } from '@nestjs/common'
import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { sumByPlayer, type PlayerTotals } from '@fullcourt/domain/statistics/leaders'
import { playerTotals, type PlayerTotals as EntryTotals } from '@fullcourt/projections/statistics/player-totals'
import { Documents } from '../documents/documents'
import type { Scope } from '../http/scope'
import { ActiveLeagues } from './active-leagues'

/** What the players came to in the regular games of a season, and for which teams. */
export type SeasonTotals = {
  readonly players: readonly PlayerTotals[]
  readonly teams: ReadonlyMap<PlayerId, readonly TeamId[]>
}

const teamsOf = (rows: readonly EntryTotals[]): SeasonTotals['teams'] => {
  const teams = new Map<PlayerId, readonly TeamId[]>()
  for (const { player, team } of rows) teams.set(player, [...new Set([...(teams.get(player) ?? []), team])])
  return teams
}

/** The totals of the active season, all its active leagues together (design 5.2): one list per league. */
@Injectable()
export class SeasonTotalsReader {
  constructor(
    private readonly documents: Documents,
    private readonly leagues: ActiveLeagues,
  ) {}

  async of(scope: Scope): Promise<SeasonTotals> {
    const leagues = await this.leagues.of(scope)
    const lists = await Promise.all(
      leagues.map(league => this.documents.list(playerTotals, { index: 'league', key: String(league) })),
    )
    const rows = lists.flat().map(({ body }) => body)
    const played = rows.filter(({ regular }) => Object.keys(regular.kept).length > 0)
    return {
      players: sumByPlayer(played.map(({ player, regular }) => ({ player, totals: regular }))),
      teams: teamsOf(played),
    }
  }
}
