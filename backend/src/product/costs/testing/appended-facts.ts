import { randomUUID } from 'node:crypto'
import { FACT_VERSIONS, type AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Json } from '@fullcourt/event-store/port'
import type { Product } from '../../../testing/product'
import { followedUp } from '../../../testing/followed-up'

/** How many facts are written at once. */
const PORTION = 500

const TIME = '2026-03-01T12:00:00.000Z'

const metadataOf = ({ type }: AnyFact, organization: number, command: string): Json => ({
  version: FACT_VERSIONS[type],
  time: TIME,
  actor: 'system',
  organization,
  command,
  correlation: command,
  cause: null,
  reason: null,
})

/**
 * Writes facts into a stream of their own, as if commands had done it, and waits for their documents. Many are of one action, unless each
 * is one.
 */
export const appendFacts = async (
  product: Product,
  stream: string,
  facts: readonly AnyFact[],
  { apart = false }: { readonly apart?: boolean } = {},
): Promise<void> => {
  for (let from = 0; from < facts.length; from += PORTION) {
    const ofAll = randomUUID()
    const portion = facts.slice(from, from + PORTION).map(fact => ({
      id: randomUUID(),
      type: fact.type,
      data: fact.data as Json,
      metadata: metadataOf(fact, product.organization.id, apart ? randomUUID() : ofAll),
    }))
    await product.application.stores.events.append(stream, from === 0 ? 'none' : from - 1, portion)
    // It waits for so long at most, which a busy machine needs for all of them.
    await followedUp(product.application)
  }
}
