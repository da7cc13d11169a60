import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { DivisionId, SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../../core/http/scope'
import { DivisionReader } from '../../../core/readers/division-reader'
import type { DivisionAnswer } from '../divisions.answers'
import { DivisionAnswers } from './division-answers'

/** A division with its teams, named with its season or by its id alone. */
export class DivisionQuery {
  constructor(
    readonly scope: Scope,
    readonly division: DivisionId,
    readonly season?: SeasonId,
  ) {}
}

@QueryHandler(DivisionQuery)
export class DivisionQueryHandler implements IQueryHandler<DivisionQuery> {
  constructor(
    private readonly divisions: DivisionReader,
    private readonly answers: DivisionAnswers,
  ) {}

  async execute({ scope, division, season }: DivisionQuery): Promise<DivisionAnswer> {
    const found = await (season === undefined
      ? this.divisions.byId(scope, division)
      : this.divisions.inSeason(scope, season, division))
    const [answer] = await this.answers.of(scope, [found])
    return answer as DivisionAnswer
  }
}
