import { Injectable } from '@nestjs/common'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { DeletableThing } from '@fullcourt/domain/undo/inverse'
import { bringsBack } from '@fullcourt/domain/undo/takes-back'
import { aboutKey, actionOf } from '@fullcourt/projections/history/about'
import { actions } from '@fullcourt/projections/history/actions'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import { Documents } from '../../../storage/documents/documents'
import { UndoneReader } from './undone-reader'

/** So many later changes are read at once, and so many are named. */
const PORTION = 200
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

/** After which position a thing is looked at, the last position of what is undone, and the actions that are passed over. */
export type After = { readonly position: string; readonly last: string; readonly but: readonly string[] }

/** What was done with a thing since: who takes it away again would take that away too. */
@Injectable()
export class LaterChanges {
  constructor(
    private readonly documents: Documents,
    private readonly undone: UndoneReader,
  ) {}

  /** The first changes of a thing after an action that stand, each told by one entry; those that undo the action are none. */
  async since(thing: DeletableThing, { position, last, but }: After): Promise<readonly HistoryEntry[]> {
    const about = thingOf(thing)
    if (about === undefined) return []
    const found: HistoryEntry[] = []
    const seen = new Set(but)
    for await (const entry of this.later(about, { position, last })) {
      const action = actionOf(entry, entry.correlation)
      if (seen.has(action)) continue
      seen.add(action)
      const deletion = found.findLastIndex(earlier => bringsBack(entry, earlier))
      if (deletion >= 0) found.splice(deletion, 1)
      else if (await this.stands(action, position)) found.push(entry)
    }
    return found.slice(0, NAMED)
  }

  /** All that was done with a thing after it was made, and what imports did in it after the action, which its history leaves out. */
  private async *later({ kind, id }: Thing, { position, last }: Omit<After, 'but'>): AsyncGenerator<HistoryEntry, void> {
    const key = aboutKey(kind, id)
    yield* this.listed('about', key, position)
    yield* this.listed('untold', key, last)
  }

  /** What a thing came with may have changed it often itself: a list is read to its end. */
  private async *listed(index: string, key: string, position: string): AsyncGenerator<HistoryEntry, void> {
    for (let after: string | undefined = position; after !== undefined;) {
      const range = { index, key, after, limit: PORTION }
      const portion: readonly HistoryEntry[] = (await this.documents.list(history, range)).flatMap(({ body }) => body ?? [])
      yield* portion
      after = portion.length < PORTION ? undefined : portion.at(-1)?.position
    }
  }

  /** An undo of what was done after a position too changes nothing together with it. */
  private async stands(id: string, position: string): Promise<boolean> {
    const action = await this.documents.get(actions, id)
    if (action == null) return true
    const undone = action.undoes == null ? undefined : await this.documents.get(actions, action.undoes)
    return (undone == null || undone.first <= position) && (await this.undone.standing(action)) === null
  }
}
