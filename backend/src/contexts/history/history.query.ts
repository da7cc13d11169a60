import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { Scope } from '../../core/http/scope'
import { EntryAnswers } from './entry-answers'
import type { HistoryEntryAnswer } from './history.answers'
import { ThingHistory } from './thing-history'

/** What happened to a thing, newest first: a page of it, `before` a position. That of a player is of all who were merged, too. */
export class HistoryQuery {
  constructor(
    readonly scope: Scope,
    readonly kind: HistoryKind,
    readonly id: number,
    readonly before: string | undefined,
  ) {}
}

const PAGE = 50

@QueryHandler(HistoryQuery)
export class HistoryQueryHandler implements IQueryHandler<HistoryQuery> {
  constructor(
    private readonly things: ThingHistory,
    private readonly answers: EntryAnswers,
  ) {}

  async execute({ scope, kind, id, before }: HistoryQuery): Promise<HistoryEntryAnswer[]> {
    const thing = await this.things.find(scope, kind, id)
    const entries = await this.things.entries(thing, { descending: true, limit: PAGE, ...(before !== undefined && { before }) })
    return this.answers.of(scope, entries)
  }
}
