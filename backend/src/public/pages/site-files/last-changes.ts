import { Injectable } from '@nestjs/common'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import { aboutKey, listsAbout } from '@fullcourt/projections/history/about'
import { history } from '@fullcourt/projections/history/history'
import { Documents } from '../../../storage/documents/documents'

/** When things changed last, by the newest entry of their history: one document of each, however long that is. */
@Injectable()
export class LastChanges {
  constructor(private readonly documents: Documents) {}

  /** A moment of ISO 8601; null of a thing of which nothing is recorded. */
  async of(kind: HistoryKind, id: number): Promise<string | null> {
    const [moment = null] = await this.ofEach(kind, [id])
    return moment
  }

  /** The moments of several things, in their order; their entries are read together. */
  async ofEach(kind: HistoryKind, ids: readonly number[]): Promise<readonly (string | null)[]> {
    const newest = await Promise.all(ids.map(id => this.newest(kind, id)))
    const entries = await this.documents.getMany(
      history,
      newest.filter(position => position !== undefined),
    )
    return newest.map(position => (position === undefined ? null : (entries.get(position)?.time ?? null)))
  }

  /** The position of the newest entry. */
  private async newest(kind: HistoryKind, id: number): Promise<string | undefined> {
    const range = { key: aboutKey(kind, id), descending: true, limit: 1 }
    const lists = await Promise.all(listsAbout(kind).map(index => this.documents.places(history, { ...range, index })))
    return lists
      .flat()
      .map(({ order }) => order)
      .toSorted()
      .at(-1)
  }
}

/** The last of moments, as far as they are known. */
export const lastOf = (moments: readonly (string | null)[]): string | null =>
  moments
    .filter(moment => moment !== null)
    .toSorted()
    .at(-1) ?? null
