import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { Scope } from '../../core/http/scope'
import { PlayerProfileReader } from '../players/queries/player-profile-reader'
import type { TeamInLeague } from '../../core/access/season-access'
import { TeamReader } from '../teams/queries/team-reader'
import type { TeamPlayerAnswer } from './entries.answers'

/** The roster of a team in a league, by name. */
export class TeamPlayersQuery {
  constructor(
    readonly scope: Scope,
    readonly at: TeamInLeague,
  ) {}
}

@QueryHandler(TeamPlayersQuery)
export class TeamPlayersQueryHandler implements IQueryHandler<TeamPlayersQuery> {
  constructor(
    private readonly teams: TeamReader,
    private readonly profiles: PlayerProfileReader,
  ) {}

  async execute({ scope, at }: TeamPlayersQuery): Promise<TeamPlayerAnswer[]> {
    const { entry } = await this.teams.entry(scope, at)
    const players = await this.profiles.of(scope, entry.roster)
    return players.map(player => ({ ...player, captain: entry.captain === player.id }))
  }
}
