import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { GameNameReader } from '../games/queries/game-name-reader'
import type { Scope } from '../../core/http/scope'
import type { TeamInLeague } from '../../core/access/season-access'
import { LeagueTeamQuery } from '../standings/league-team.query'
import { TeamReader } from '../teams/queries/team-reader'
import { TeamPlayersQuery } from './team-players.query'
import type { TeamInLeagueAnswer } from './entries.answers'

/** A team in one league: its row of the table, roster and games. */
export class TeamInLeagueQuery {
  constructor(
    readonly scope: Scope,
    readonly at: TeamInLeague,
  ) {}
}

@QueryHandler(TeamInLeagueQuery)
export class TeamInLeagueQueryHandler implements IQueryHandler<TeamInLeagueQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly teams: TeamReader,
    private readonly gameNames: GameNameReader,
  ) {}

  async execute({ scope, at }: TeamInLeagueQuery): Promise<TeamInLeagueAnswer> {
    const { entry } = await this.teams.entry(scope, at)
    const games = await this.teams.games({ season: at.season, team: at.team, entry: entry.id })
    return {
      team: await this.queries.execute(new LeagueTeamQuery(scope, at)),
      players: await this.queries.execute(new TeamPlayersQuery(scope, at)),
      games: await this.gameNames.answers(games),
    }
  }
}
