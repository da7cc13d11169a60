import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { Scope } from '../../../core/http/scope'
import { DefinitionReader } from '../../../core/readers/definition-reader'
import { GameDocuments } from './game-documents'
import { gameRowAnswer } from './game-row-answer'
import type { GamePeriodScoresAnswer } from '../games.answers'
import { periodRows } from './period-rows'
import { revisionsOf } from '../revisions'

/** A game with its periods, as staff edit them. */
export class PeriodScoresQuery {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
  ) {}
}

@QueryHandler(PeriodScoresQuery)
export class PeriodScoresQueryHandler implements IQueryHandler<PeriodScoresQuery> {
  constructor(
    private readonly games: GameDocuments,
    private readonly lists: DefinitionReader,
  ) {}

  async execute({ scope, game }: PeriodScoresQuery): Promise<GamePeriodScoresAnswer> {
    const { card, sheet, names, season } = await this.games.of(scope, game)
    const row = gameRowAnswer(card, sheet, names)
    const named = sheet.periods.map(({ period }) => period)
    const { list } = await this.lists.list('period', card.context.organization, season.sport)
    const listed = await this.lists.withRemoved(list, named)
    return { ...row, periodScores: periodRows(card, sheet, listed, revisionsOf(sheet)) }
  }
}
