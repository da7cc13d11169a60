import { Injectable } from '@nestjs/common'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { DeletableThing } from '@fullcourt/domain/undo/inverse'
import { bringsBack } from '@fullcourt/domain/undo/takes-back'
import { aboutKey } from '@fullcourt/projections/history/about'
import { actions } from '@fullcourt/projections/history/actions'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import { Documents } from '../../../storage/documents/documents'
import { UndoneReader } from './undone-reader'

/** So many later changes are looked at, and so many are named. */
const LOOKED_AT = 200
const NAMED = 5

type Thing = { readonly kind: HistoryKind; readonly id: number }

/** Of what a later change stands in the way of taking a thing away again; undefined where its own rules say all of that. */
const thingOf = (thing: DeletableThing): Thing | undefined => {
  switch (thing.kind) {
    case 'season':
      return { kind: 'season', id: thing.season }
    case 'league':
      return { kind: 'league', id: thing.at.league }
    case 'team':
      return { kind: 'team', id: thing.team }
    case 'entry':
      return { kind: 'team', id: thing.at.team }
    case 'player':
    case 'rosterPlace':
      return { kind: 'player', id: thing.player }
    case 'game':
      return { kind: 'game', id: thing.game }
    case 'user':
      return { kind: 'user', id: thing.user }
    default:
      return undefined
  }
}

/** What was done with a thing since: who takes it away again would take that away too. */
@Injectable()
export class LaterChanges {
  constructor(
    private readonly documents: Documents,
    private readonly undone: UndoneReader,
  ) {}

  /** The first changes of a thing after an action that stand, each told by one entry; those that undo the action are none. */
  async since(thing: DeletableThing, { position, but }: { readonly position: string; readonly but: readonly string[] }) {
    const about = thingOf(thing)
    if (about === undefined) return []
    const range = { index: 'about', key: aboutKey(about.kind, about.id), after: position, limit: LOOKED_AT }
    const later = (await this.documents.list(history, range)).flatMap(({ body }) => body ?? [])
    const found: HistoryEntry[] = []
    const seen = new Set(but)
    for (const entry of later) {
      if (seen.has(entry.correlation)) continue
      seen.add(entry.correlation)
      const deletion = found.findLastIndex(earlier => bringsBack(entry, earlier))
      if (deletion >= 0) found.splice(deletion, 1)
      else if (await this.stands(entry, seen)) found.push(entry)
    }
    return found.slice(0, NAMED)
  }

  /** An undo of what is looked at too changes nothing together with it. */
  private async stands({ correlation }: HistoryEntry, seen: ReadonlySet<string>): Promise<boolean> {
    const action = await this.documents.get(actions, correlation)
    if (action == null) return true
    return (action.undoes == null || !seen.has(action.undoes)) && (await this.undone.standing(action)) === null
  }
}
