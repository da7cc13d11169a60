import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { Scope } from '../../http/scope'
import { SeasonDirectory } from '../season-directory'
import type { LeagueInSeason } from '../seasons-in-reach'
import { leagueAnswer } from './league-answer'
import { LeagueTables } from './league-tables'
import type { LeagueAnswer } from './leagues.answers'

export class LeagueOf {
  constructor(
    readonly scope: Scope,
    readonly at: LeagueInSeason,
  ) {}
}

@QueryHandler(LeagueOf)
export class LeagueOfHandler implements IQueryHandler<LeagueOf> {
  constructor(
    private readonly directory: SeasonDirectory,
    private readonly tables: LeagueTables,
  ) {}

  async execute({ scope, at }: LeagueOf): Promise<LeagueAnswer> {
    const placed = await this.directory.league(scope, at)
    const counts = await this.tables.counts([placed.league])
    return leagueAnswer(placed, counts.get(at.league) ?? 0)
  }
}
