import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { GameNamesOf } from '../games/game-names'
import type { Scope } from '../http/scope'
import type { TeamInLeague } from '../seasons/seasons-in-reach'
import { LeagueTeam } from './league-team.query'
import { TeamDirectory } from './team-directory'
import { TeamPlayers } from './team-players.query'
import type { TeamInLeagueAnswer } from './teams.answers'

/** A team in one league: its row of the table, roster and games. */
export class TeamInLeagueOf {
  constructor(
    readonly scope: Scope,
    readonly at: TeamInLeague,
  ) {}
}

@QueryHandler(TeamInLeagueOf)
export class TeamInLeagueOfHandler implements IQueryHandler<TeamInLeagueOf> {
  constructor(
    private readonly queries: QueryBus,
    private readonly teams: TeamDirectory,
    private readonly gameNames: GameNamesOf,
  ) {}

  async execute({ scope, at }: TeamInLeagueOf): Promise<TeamInLeagueAnswer> {
    const { entry } = await this.teams.entry(scope, at)
    const games = await this.teams.games(at.team, { season: at.season, entry: entry.id })
    return {
      team: await this.queries.execute(new LeagueTeam(scope, at)),
      players: await this.queries.execute(new TeamPlayers(scope, at)),
      games: await this.gameNames.answers(games),
    }
  }
}
