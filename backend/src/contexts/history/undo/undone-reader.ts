import { Injectable } from '@nestjs/common'
import { actions, type ActionDocument, type UndoMark } from '@fullcourt/projections/history/actions'
import { Documents } from '../../../storage/documents/documents'

/** The action that an undo is about in the end, and whether it was undone there or done again. */
export type UndoneRoot = { readonly id: string; readonly action: ActionDocument; readonly how: 'undid' | 'redid' }

/** Which actions are undone: an undo counts as long as it was not undone itself. */
@Injectable()
export class UndoneReader {
  constructor(private readonly documents: Documents) {}

  /** Who undid an action, where it is undone now. */
  async standing({ undoneBy }: ActionDocument): Promise<UndoMark | null> {
    if (undoneBy == null) return null
    const undo = await this.documents.get(actions, undoneBy.action)
    return undo != null && (await this.standing(undo)) !== null ? null : undoneBy
  }

  /** What an undo undid, or an undo of an undo did again; undefined of an action that undoes none. */
  async rootOf({ undoes }: ActionDocument): Promise<UndoneRoot | undefined> {
    if (undoes == null) return undefined
    const action = await this.documents.get(actions, undoes)
    if (action == null) return undefined
    const root = await this.rootOf(action)
    if (root === undefined) return { id: undoes, action, how: 'undid' }
    return { ...root, how: root.how === 'undid' ? 'redid' : 'undid' }
  }
}
