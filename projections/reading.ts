import type { ReadModel } from './projection'
import type { ListRange, Tally } from './read-store'

/**
 * One look at the documents, for one answer. It remembers everything it looked at (documents that were there or not, lists,
 * and which builds are being read), so that the answer can be cached until any of that changes.
 */
export interface Reading {
  get<Document>(projection: ReadModel<Document>, id: string): Promise<Document | undefined>
  getMany<Document>(projection: ReadModel<Document>, ids: readonly string[]): Promise<ReadonlyMap<string, Document>>
  list<Document>(
    projection: ReadModel<Document>,
    range: ListRange,
  ): Promise<readonly { readonly id: string; readonly body: Document }[]>
  /** How many documents of a range have an order that begins alike in so many characters; it reads none of them. */
  tally<Document>(projection: ReadModel<Document>, range: ListRange, length: number): Promise<readonly Tally[]>
  /** The changes (see `FeedLine`) that would make an answer of this reading outdated. */
  dependencies(): ReadonlySet<string>
}
