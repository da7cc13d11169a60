import { Injectable } from '@nestjs/common'
import { historySentence } from '@fullcourt/domain/log/historic'
import { inverseOf, mayUndo } from '@fullcourt/domain/undo/inverses'
import { isInAudience } from '@fullcourt/domain/users/audience'
import { history, type HistoryEntry } from '@fullcourt/projections/history/history'
import type { Scope } from '../../../core/http/scope'
import { Documents } from '../../../storage/documents/documents'
import type { ListedAction } from '../audit/action-reader'
import type { ActionAnswer } from '../audit/audit.answers'
import { actorName } from '../change-describer'
import { HistoryNameReader } from '../history-name-reader'
import type { UndoneAction } from './undo-action'
import { UndoneReader, type UndoneRoot } from './undone-reader'

type Told = ListedAction & { readonly entry: HistoryEntry; readonly restore: string | null }

/** What an answer says of undoing; `what` of an undo itself, which tells what it undid. */
type OfUndo = Pick<ActionAnswer, 'undo' | 'undone'> & { readonly what?: string }

/** What was deleted or planned can be taken back as long as it is gone, or stands. */
const isLeft = ({ entry, restore }: Told): boolean => {
  const inverse = inverseOf(entry)
  if (inverse === undefined || 'because' in inverse) return false
  return (inverse.does !== 'restore' && inverse.does !== 'undoPlan') || restore !== null
}

const mayBeUndone = ({ entry, ...told }: Told, scope: Scope): boolean => {
  const audience = mayUndo(entry)
  return (
    audience !== undefined && scope.kind === 'staff' && isInAudience(audience, scope.actor.role) && isLeft({ entry, ...told })
  )
}

/** What the lines of a history say of undoing. */
@Injectable()
export class UndoAnswers {
  constructor(
    private readonly documents: Documents,
    private readonly undone: UndoneReader,
    private readonly names: HistoryNameReader,
  ) {}

  /** For each action, under its id. */
  async of(scope: Scope, told: readonly Told[]): Promise<ReadonlyMap<string, OfUndo>> {
    return new Map(await Promise.all(told.map(async one => [one.id, await this.one(scope, one)] as const)))
  }

  private async one(scope: Scope, told: Told): Promise<OfUndo> {
    const { id, action } = told
    const [undoing, root] = await Promise.all([this.undone.standing(action), this.undone.rootOf(action)])
    const undone = undoing && { id: undoing.action, who: await this.nameOf(undoing.by), when: undoing.time }
    const undo = undone === null && mayBeUndone(told, scope) ? `/api/history/actions/${encodeURIComponent(id)}/undo` : null
    return { undo, undone, ...(root && { what: await this.inWords(root) }) }
  }

  private async nameOf(by: HistoryEntry['actor']): Promise<string> {
    return actorName(by, await this.names.of([], by === 'system' ? [] : [by]))
  }

  /** What the undo of an action came to, for whoever asked for it: the undo of an undo did something again. */
  async messageOf({ action, told }: UndoneAction): Promise<string> {
    const root = await this.undone.rootOf(action)
    const done = root?.how === 'undid' ? 'Done again' : 'Undone'
    const what = root === undefined ? await this.sentenceOf(told) : await this.whatOf(root)
    return what === undefined ? done : `${done}: ${what}`
  }

  private async inWords(root: UndoneRoot): Promise<string> {
    const { how } = root
    const what = await this.whatOf(root)
    if (what === undefined) return how === 'undid' ? 'undid an action' : 'did an undone action again'
    return how === 'undid' ? `undid: ${what}` : `did again what was undone: ${what}`
  }

  private async whatOf({ action }: UndoneRoot): Promise<string | undefined> {
    const entry = await this.documents.get(history, action.lead)
    return entry == null ? undefined : this.sentenceOf(entry)
  }

  private async sentenceOf(entry: HistoryEntry): Promise<string> {
    return historySentence(entry, await this.names.of([entry], []))
  }
}
