import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { Documents } from '../../../storage/documents/documents'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { CorrectedGameAnswer } from '../corrections.answers'
import { CorrectionReader } from './correction-reader'
import { GameNameReader } from './game-name-reader'

/** The games of a season whose final scores were corrected last, of the active one where none is named. */
export class CorrectedGamesQuery {
  constructor(
    readonly scope: Scope,
    readonly season: SeasonId | undefined,
  ) {}
}

const AT_MOST = 10

@QueryHandler(CorrectedGamesQuery)
export class CorrectedGamesQueryHandler implements IQueryHandler<CorrectedGamesQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly corrections: CorrectionReader,
    private readonly names: GameNameReader,
  ) {}

  async execute({ scope, season: named }: CorrectedGamesQuery): Promise<CorrectedGameAnswer[]> {
    const season =
      named === undefined
        ? await this.seasons.activeSeason(await this.seasons.organization(scope, oneOrganization(scope)))
        : await this.seasons.season(scope, named)
    if (season === undefined) return []
    const corrected = await this.corrections.lastIn(season.id, AT_MOST)
    const cards = await this.documents.getMany(
      gameCard,
      corrected.map(({ game }) => game),
    )
    const games = await this.names.answers(corrected.flatMap(({ game }) => activeOf(cards.get(String(game))) ?? []))
    const byId = new Map(games.map(game => [game.id, game]))
    const answers = corrected.map(async (one): Promise<CorrectedGameAnswer[]> => {
      const game = byId.get(one.game)
      return game ? [{ game, corrections: await this.corrections.answers(scope, one) }] : []
    })
    return (await Promise.all(answers)).flat()
  }
}
