import type { Position, StoredFact } from '@fullcourt/event-store/port'
import type { Product } from './product'

/** Everything that was written after a position, but the reservation of ids: holes in them are fine (design 2, Identities). */
export const storedSince = async (product: Product, after: Position): Promise<readonly StoredFact[]> => {
  const { events } = product.application.stores
  if ((await events.head()) === after) return []
  const facts: StoredFact[] = []
  for await (const page of events.readAll(after)) facts.push(...page)
  return facts.filter(({ stream }) => stream !== 'ids')
}
