import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { DivisionInSeason } from '../../../core/access/division-access'
import type { Scope } from '../../../core/http/scope'
import { DivisionReader } from '../../../core/readers/division-reader'
import type { DivisionGameAnswer } from '../brackets.answers'
import { DivisionGameReader } from './division-games'

/** The games of a division's bracket; where there are any, the division is locked. */
export class DivisionGamesQuery {
  constructor(
    readonly scope: Scope,
    readonly at: DivisionInSeason,
  ) {}
}

@QueryHandler(DivisionGamesQuery)
export class DivisionGamesQueryHandler implements IQueryHandler<DivisionGamesQuery> {
  constructor(
    private readonly divisions: DivisionReader,
    private readonly games: DivisionGameReader,
  ) {}

  async execute({ scope, at }: DivisionGamesQuery): Promise<DivisionGameAnswer[]> {
    const { division } = await this.divisions.inSeason(scope, at.season, at.division)
    return this.games.of(scope, division.organization, division.id)
  }
}
