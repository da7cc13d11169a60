import { Injectable } from '@nestjs/common'
import type { PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Ranked } from '@fullcourt/domain/statistics/ranking'
import { teamCard } from '@fullcourt/projections/teams/team'
import { PlayerNameReader, type PlayerName } from '../../core/readers/player-name-reader'
import { teamNameOf, type TeamCards } from '../../core/readers/team-name'
import { Documents } from '../../storage/documents/documents'
import { SeasonLeaders, type LeadersFound, type LeadersWanted } from './season-leaders'
import type { PlayerLeaderAnswer } from './statistics.answers'

type Names = ReadonlyMap<PlayerId, PlayerName>

/** Somebody who leads, as far as an answer says it. */
export type NamedLeader = { readonly player: PlayerId; readonly games: number }

type Shown = Pick<LeadersFound, 'teams'> & { readonly names: Names; readonly cards: TeamCards }

/** Names the leaders of a season; who was deleted is no leader (docs/standings.md#what-counts). */
@Injectable()
export class PlayerLeaders {
  constructor(
    private readonly documents: Documents,
    private readonly players: PlayerNameReader,
    private readonly leaders: SeasonLeaders,
  ) {}

  /** The leaders of each ranking, in the order of the rankings. Only the names of those who lead are looked at. */
  async of(wanted: LeadersWanted): Promise<readonly PlayerLeaderAnswer[][]> {
    const names = new Map<PlayerId, PlayerName>()
    const { leaders, teams } = await this.leaders.of(wanted, players => this.removedOf(players, names))
    const cards = await this.documents.getFor(teamCard, [...teams.values()], of => of)
    return leaders.map(ranked => ranked.flatMap(leader => leaderAnswer(leader, { names, teams, cards })))
  }

  /** The leaders of a ranking that no list holds; it is ranked without those who were deleted. */
  async named<Row extends NamedLeader & { readonly teams: readonly TeamId[] }>(
    rank: (without: ReadonlySet<PlayerId>) => readonly Ranked<Row>[],
    valueOf: (row: Row) => number,
  ): Promise<PlayerLeaderAnswer[]> {
    const names = new Map<PlayerId, PlayerName>()
    const without = new Set<PlayerId>()
    for (;;) {
      const ranked = rank(without)
      const removed = await this.removedOf(
        ranked.map(({ row }) => row.player),
        names,
      )
      for (const player of removed) without.add(player)
      if (removed.size > 0) continue
      const teams = new Map(ranked.map(({ row }) => [row.player, row.teams]))
      const cards = await this.documents.getFor(teamCard, [...teams.values()], of => of)
      const valued = ranked.map(({ rank: place, row }) => ({ rank: place, row: { ...row, value: valueOf(row) } }))
      return valued.flatMap(leader => leaderAnswer(leader, { names, teams, cards }))
    }
  }

  /** Those of them who were deleted; the names of the others are known then. */
  private async removedOf(players: readonly PlayerId[], names: Map<PlayerId, PlayerName>): Promise<ReadonlySet<PlayerId>> {
    const unnamed = await this.players.of(players.filter(player => !names.has(player)))
    for (const [player, name] of unnamed) names.set(player, name)
    return new Set([...unnamed].flatMap(([player, { removed }]) => (removed ? [player] : [])))
  }
}

const leaderAnswer = (
  { rank, row }: Ranked<NamedLeader & { readonly value: number }>,
  { names, teams, cards }: Shown,
): PlayerLeaderAnswer[] => {
  const name = names.get(row.player)
  if (name === undefined) return []
  return [
    {
      rank,
      player_id: row.player,
      firstName: name.firstName,
      lastName: name.lastName,
      image: name.image,
      teams: (teams.get(row.player) ?? []).map(team => teamNameOf(cards, team)),
      value: row.value,
      games: row.games,
    },
  ]
}
