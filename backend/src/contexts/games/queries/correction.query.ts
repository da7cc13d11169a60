import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'
import type { CorrectionAnswer } from '../corrections.answers'
import { CorrectionReader } from './correction-reader'
import { GameDocuments } from './game-documents'

/** One correction of a game's final score. */
export class CorrectionQuery {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
    readonly number: number,
  ) {}
}

@QueryHandler(CorrectionQuery)
export class CorrectionQueryHandler implements IQueryHandler<CorrectionQuery> {
  constructor(
    private readonly games: GameDocuments,
    private readonly corrections: CorrectionReader,
  ) {}

  async execute({ scope, game, number }: CorrectionQuery): Promise<CorrectionAnswer> {
    const { card } = await this.games.of(scope, game)
    const { corrections } = await this.corrections.ofGame(scope, card.id)
    const found = corrections.find(correction => correction.number === number)
    if (!found) throw new Refused(refuse('not-found', 'Correction not found.'))
    return found
  }
}
