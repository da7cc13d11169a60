import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../core/http/scope'
import { seasonAnswer } from './season-answer'
import { SeasonReader } from '../../core/readers/season-reader'
import type { SeasonAnswer } from './seasons.answers'

export class SeasonQuery {
  constructor(
    readonly scope: Scope,
    readonly season: SeasonId,
  ) {}
}

@QueryHandler(SeasonQuery)
export class SeasonQueryHandler implements IQueryHandler<SeasonQuery> {
  constructor(private readonly reader: SeasonReader) {}

  async execute({ scope, season: id }: SeasonQuery): Promise<SeasonAnswer> {
    const season = await this.reader.season(scope, id)
    return seasonAnswer(scope, season, await this.reader.organization(scope, season.organization))
  }
}
