import { Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Figure } from '@fullcourt/domain/statistics/figures'
import { leadersIn, type PlayerTotals } from '@fullcourt/domain/statistics/leaders'
import type { Ranked } from '@fullcourt/domain/statistics/ranking'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'
import { PlayerNameReader, type PlayerName } from '../../core/readers/player-name-reader'
import { teamNameOf } from '../../core/readers/team-name'
import type { SeasonTotals } from './season-totals-reader'
import type { PlayerLeaderAnswer } from './statistics.answers'

type Leader = Ranked<PlayerTotals>

/** Ranks players and names them; who was deleted is no leader (docs/standings.md#what-counts). */
@Injectable()
export class PlayerLeaders {
  constructor(
    private readonly documents: Documents,
    private readonly players: PlayerNameReader,
  ) {}

  async of(totals: SeasonTotals, figure: Figure, places: number): Promise<PlayerLeaderAnswer[]> {
    const { leaders, names } = await this.topPlayers(totals.players, figure, places)
    const teams = await this.documents.getFor(teamCard, leaders, ({ row }) => totals.teams.get(row.player) ?? [])
    return leaders.flatMap(({ rank, row: { player, totals: sums } }) => {
      const name = names.get(player)
      if (name === undefined) return []
      return [
        {
          rank,
          player_id: player,
          firstName: name.firstName,
          lastName: name.lastName,
          image: name.image,
          teams: (totals.teams.get(player) ?? []).map(team => teamNameOf(teams, team)),
          value: sums.sums[figure] ?? 0,
          games: sums.games,
        },
      ]
    })
  }

  /** The place of a deleted player goes to the next: only the names of those in the list are looked at. */
  private async topPlayers(
    players: readonly PlayerTotals[],
    figure: Figure,
    places: number,
  ): Promise<{ readonly leaders: readonly Leader[]; readonly names: ReadonlyMap<PlayerId, PlayerName> }> {
    const leaders = leadersIn(figure, players, places)
    const names = await this.players.of(leaders.map(({ row }) => row.player))
    const removed = leaders.map(({ row }) => row.player).filter(player => names.get(player)?.removed)
    if (removed.length === 0) return { leaders, names }
    return this.topPlayers(
      players.filter(({ player }) => !removed.includes(player)),
      figure,
      places,
    )
  }
}
