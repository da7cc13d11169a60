import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { Position } from '@fullcourt/event-store/port'
import { actionOf } from '@fullcourt/projections/history/about'
import { actions } from '@fullcourt/projections/history/actions'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import type { Scope } from '../../core/http/scope'
import { Documents } from '../../storage/documents/documents'
import { EntryAnswers } from './entry-answers'
import type { ChangeAtAnswer, ChangesAroundAnswer } from './history.answers'
import { ThingHistory } from './thing-history'

/** The action that changed a thing last as of a position, and its neighbours: between them nothing of the thing is different. */
export class ChangesAroundQuery {
  constructor(
    readonly scope: Scope,
    readonly kind: HistoryKind,
    readonly id: number,
    readonly position: Position,
  ) {}
}

/** From the first to the last fact of an action, of which an entry is a part. */
type OfAction = { readonly entry: HistoryEntry; readonly first: Position; readonly last: Position }

/** After a position and before the next one. */
const rightAfter = (position: Position) => `${position}~`

@QueryHandler(ChangesAroundQuery)
export class ChangesAroundQueryHandler implements IQueryHandler<ChangesAroundQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly things: ThingHistory,
    private readonly answers: EntryAnswers,
  ) {}

  async execute({ scope, kind, id, position }: ChangesAroundQuery): Promise<ChangesAroundAnswer> {
    const thing = await this.things.find(scope, kind, id)
    const newest = async (before: string) =>
      this.ofAction((await this.things.entries(thing, { before, descending: true, limit: 1 }))[0])
    const at = await newest(rightAfter(position))
    const after = rightAfter(at?.last ?? position)
    const [earlier, later] = await Promise.all([
      at && newest(at.first),
      this.things.entries(thing, { after, limit: 1 }).then(([entry]) => this.ofAction(entry)),
    ])
    const [atAnswer, earlierAnswer, laterAnswer] = await Promise.all([at, earlier, later].map(one => this.answer(scope, one)))
    return { at: atAnswer ?? null, earlier: earlierAnswer ?? null, later: laterAnswer ?? null }
  }

  private async ofAction(entry: HistoryEntry | undefined): Promise<OfAction | undefined> {
    if (entry === undefined) return undefined
    const id = actionOf(entry, entry.correlation)
    const [action, [last]] = await Promise.all([
      this.documents.get(actions, id),
      this.documents.places(history, { index: 'correlation', key: id, descending: true, limit: 1 }),
    ])
    return { entry, first: action?.first ?? entry.position, last: last?.id ?? entry.position }
  }

  private async answer(scope: Scope, change: OfAction | undefined): Promise<ChangeAtAnswer | null> {
    if (change === undefined) return null
    const [told] = await this.answers.of(scope, [change.entry])
    return told ? { position: change.last, who: told.who, what: told.what, when: told.when } : null
  }
}
