import { Injectable } from '@nestjs/common'
import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import { entriesAbout } from '../../../core/readers/entries-about'
import { Documents } from '../../../storage/documents/documents'

/** When things changed last, by the newest entry of their history: two documents of each at most, however long that is. */
@Injectable()
export class LastChanges {
  constructor(private readonly documents: Documents) {}

  /** A moment of ISO 8601; null of a thing of which nothing is recorded. */
  async of(kind: HistoryKind, id: number): Promise<string | null> {
    const [newest] = await entriesAbout(this.documents, kind, id, { descending: true, limit: 1 })
    return newest?.time ?? null
  }
}

/** The last of moments, as far as they are known. */
export const lastOf = (moments: readonly (string | null)[]): string | null =>
  moments
    .filter(moment => moment !== null)
    .toSorted()
    .at(-1) ?? null
