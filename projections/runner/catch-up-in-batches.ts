import type { Position, StoredFact } from '@fullcourt/event-store/port'

/** In facts. `page`: a smaller one is not held back, because facts that come in small numbers are shown as they come. */
export type BatchSizes = { readonly batch: number; readonly page: number }

/**
 * The pages of a subscription. What was there when it began, up to the head, comes in batches of at least so many facts, so that
 * a document that many of them touch is written once in each; what comes later is not waited for.
 */
export async function* catchUpInBatches(
  pages: AsyncIterable<readonly StoredFact[]>,
  head: Position,
  least: BatchSizes,
): AsyncIterable<readonly StoredFact[]> {
  let behind = true
  let batch: StoredFact[] = []
  for await (const page of pages) {
    behind &&= page.every(({ position }) => position < head)
    batch.push(...page)
    if (behind && page.length >= least.page && batch.length < least.batch) continue
    yield batch
    batch = []
  }
}
