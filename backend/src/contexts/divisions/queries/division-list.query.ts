import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../../core/http/scope'
import { DivisionReader } from '../../../core/readers/division-reader'
import type { DivisionAnswer } from '../divisions.answers'
import { DivisionAnswers } from './division-answers'

/** The divisions of a season by name, each with its teams. */
export class DivisionListQuery {
  constructor(
    readonly scope: Scope,
    readonly season: SeasonId,
  ) {}
}

@QueryHandler(DivisionListQuery)
export class DivisionListQueryHandler implements IQueryHandler<DivisionListQuery> {
  constructor(
    private readonly divisions: DivisionReader,
    private readonly answers: DivisionAnswers,
  ) {}

  async execute({ scope, season }: DivisionListQuery): Promise<DivisionAnswer[]> {
    return this.answers.of(scope, await this.divisions.ofSeason(scope, season))
  }
}
