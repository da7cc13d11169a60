import type { Position, StoredFact } from '@fullcourt/event-store/port'
import type { Reason } from '@fullcourt/domain/facts/fact'
import { activityStream } from '@fullcourt/domain/users/activity/state'
import type { People } from '../storage/people/people'
import { openReason } from '../storage/people/sealed-reason'
import { PEOPLE } from '../core/injection/tokens'
import type { Product } from './product'

/** Of nobody's doing, or written aside while a test goes on. */
const isBeside = (stream: string) => stream === 'ids' || stream.startsWith(activityStream.name(0).slice(0, -1))

/**
 * Everything that was written after a position, but the reservation of ids: holes in them are fine (docs/facts.md#identities). Who
 * came and who looked is written aside, and not among it.
 */
export const storedSince = async (product: Product, after: Position): Promise<readonly StoredFact[]> => {
  const { events } = product.application.stores
  if ((await events.head()) === after) return []
  const facts: StoredFact[] = []
  for await (const page of events.readAll(after)) facts.push(...page)
  return facts.filter(({ stream }) => !isBeside(stream))
}

/** The reasons of everything that was written after a position, opened; those about somebody who was erased went with them. */
export const reasonsSince = async (product: Product, after: Position): Promise<readonly (string | null)[]> => {
  const people = product.application.app.get<People>(PEOPLE)
  const facts = await storedSince(product, after)
  const isErased = facts.some(({ type }) => type === 'PersonErased')
  const reasons = facts.map(({ metadata }) => (metadata as { readonly reason: Reason | null }).reason)
  const opened = await Promise.all(reasons.map(reason => openReason(people, reason)))
  return isErased ? opened.filter(reason => reason !== null) : opened
}
