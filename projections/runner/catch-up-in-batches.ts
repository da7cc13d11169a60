import type { Position, StoredFact } from '@fullcourt/event-store/port'

/** A page of less than this part of a batch is not held back: facts that come in small numbers are shown as they come. */
const LARGE = 1 / 4

/**
 * The pages of a subscription. What was there when it began, up to the head, comes in batches of at least so many facts, so that
 * a document that many of them touch is written once in each; what comes later is not waited for.
 */
export async function* catchUpInBatches(
  pages: AsyncIterable<readonly StoredFact[]>,
  head: Position,
  least: number,
): AsyncIterable<readonly StoredFact[]> {
  let behind = true
  let batch: StoredFact[] = []
  for await (const page of pages) {
    behind &&= page.every(({ position }) => position < head)
    batch.push(...page)
    if (behind && page.length >= least * LARGE && batch.length < least) continue
    yield batch
    batch = []
  }
}
