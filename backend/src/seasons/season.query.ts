import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../http/scope'
import { seasonAnswer } from './season-answer'
import { SeasonDirectory } from './season-directory'
import type { SeasonAnswer } from './seasons.answers'

export class SeasonOf {
  constructor(
    readonly scope: Scope,
    readonly season: SeasonId,
  ) {}
}

@QueryHandler(SeasonOf)
export class SeasonOfHandler implements IQueryHandler<SeasonOf> {
  constructor(private readonly directory: SeasonDirectory) {}

  async execute({ scope, season: id }: SeasonOf): Promise<SeasonAnswer> {
    const season = await this.directory.season(scope, id)
    return seasonAnswer(season, await this.directory.organization(scope, season.organization))
  }
}
