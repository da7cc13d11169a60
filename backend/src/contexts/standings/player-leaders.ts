import { Injectable } from '@nestjs/common'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Ranked } from '@fullcourt/domain/statistics/ranking'
import type { StatLeader } from '@fullcourt/domain/statistics/stat-leaders'
import { teamCard } from '@fullcourt/projections/teams/team'
import { PlayerNameReader, type PlayerName } from '../../core/readers/player-name-reader'
import { teamNameOf, type TeamCards } from '../../core/readers/team-name'
import { Documents } from '../../storage/documents/documents'
import { SeasonLeaders, type LeadersFound, type LeadersWanted } from './season-leaders'
import type { PlayerLeaderAnswer } from './statistics.answers'

type Names = ReadonlyMap<PlayerId, PlayerName>
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
    const { leaders, teams } = await this.leaders.of(wanted, async players => {
      const unnamed = await this.players.of(players.filter(player => !names.has(player)))
      for (const [player, name] of unnamed) names.set(player, name)
      return new Set([...unnamed].flatMap(([player, { removed }]) => (removed ? [player] : [])))
    })
    const cards = await this.documents.getFor(teamCard, [...teams.values()], of => of)
    return leaders.map(ranked => ranked.flatMap(leader => leaderAnswer(leader, { names, teams, cards })))
  }
}

const leaderAnswer = ({ rank, row }: Ranked<StatLeader>, { names, teams, cards }: Shown): PlayerLeaderAnswer[] => {
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
