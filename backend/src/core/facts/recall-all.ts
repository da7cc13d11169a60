import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { recall } from '@fullcourt/domain/log/recall'
import type { StoredFact } from '@fullcourt/event-store/port'

/** A stream holds a fact that this version of the product does not know: nothing may be decided on a part of its facts. */
export class UnknownFact extends Error {
  readonly kind = 'unknown-fact'
  constructor(readonly fact: StoredFact) {
    super(`${fact.stream} holds a fact of the unknown type ${fact.type} at revision ${fact.revision}.`)
  }
}

/** Facts of a stream in their newest shape; throws `UnknownFact` where one is not known. */
export const recallAll = (stored: readonly StoredFact[]): readonly Recorded<AnyFact>[] =>
  stored.map(fact => {
    const recalled = recall(fact)
    if (recalled === 'unknown') throw new UnknownFact(fact)
    return recalled
  })
