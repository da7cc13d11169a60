import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../../core/http/scope'
import { DivisionReader } from '../../../core/readers/division-reader'
import type { GameProgressAnswer } from '../games.answers'
import { GameReader } from './game-reader'
import { ProgressReader, type ProgressFilter } from './progress-reader'

/** How far a season, or a league, division or team of it, is played: of the active one where none is named. */
export class GameProgressQuery {
  constructor(
    readonly scope: Scope,
    readonly filter: ProgressFilter & { readonly season?: SeasonId | undefined },
  ) {}
}

const NOTHING: GameProgressAnswer = { games: 0, completed: 0, last: null, next: null }

@QueryHandler(GameProgressQuery)
export class GameProgressQueryHandler implements IQueryHandler<GameProgressQuery> {
  constructor(
    private readonly games: GameReader,
    private readonly divisions: DivisionReader,
    private readonly progress: ProgressReader,
  ) {}

  async execute({ scope, filter }: GameProgressQuery): Promise<GameProgressAnswer> {
    const { division, season: named } = filter
    const ofDivision = division === undefined ? undefined : (await this.divisions.byId(scope, division)).season.id
    const [season] = await this.games.seasonsOf(scope, { ...filter, season: named ?? ofDivision }, 'active season')
    if (season === undefined || (ofDivision !== undefined && season !== ofDivision)) return NOTHING
    return this.progress.inSeason(season, filter)
  }
}
