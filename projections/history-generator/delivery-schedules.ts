import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import fc from 'fast-check'
import type { ReadModel } from '../projection'

type Facts = readonly Recorded<AnyFact>[]

/** A document as a store keeps it: bytes, its position, and its places. */
export type Written = { readonly position: string; readonly body: string; readonly places: string }
/** All documents of one read model, by id. */
export type Documents = ReadonlyMap<string, Written>

/** A batch of facts, and what became of it: an interrupted one is lost with some of its documents, or all, not written. */
export type DeliverySchedule = {
  readonly facts: number
  readonly outcome: 'written' | 'half written' | 'lost'
  /** Facts before it that are delivered once more. */
  readonly again: number
}

export const deliverySchedules: fc.Arbitrary<readonly DeliverySchedule[]> = fc.array(
  fc.record({
    facts: fc.nat({ max: 40 }),
    outcome: fc.constantFrom('written', 'written', 'half written', 'lost'),
    again: fc.oneof(fc.constant(0), fc.nat({ max: 60 })),
  }),
)

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen)
    Object.freeze(value)
  }
  return value
}

/** One fact into one document that is read from its bytes and written to bytes again; it must not be changed in place. */
const taken = (model: ReadModel<unknown>, before: Written | undefined, id: string, fact: Recorded<AnyFact>) => {
  if (before !== undefined && fact.position <= before.position) return before
  const document = frozen(before === undefined ? model.initial(id) : (JSON.parse(before.body) as unknown))
  const after = model.fold(document, id, fact)
  return after === document ? before : written(model, id, fact.position, after)
}

const written = (model: ReadModel<unknown>, id: string, position: string, document: unknown): Written => ({
  position,
  body: JSON.stringify(document),
  places: JSON.stringify(model.places(document, id)),
})

const batch = (model: ReadModel<unknown>, documents: Documents, facts: Facts): Documents => {
  const changed = new Map<string, Written>()
  for (const fact of facts)
    for (const id of model.documentIds(fact)) {
      const document = taken(model, changed.get(id) ?? documents.get(id), id, fact)
      if (document !== undefined) changed.set(id, document)
    }
  return changed
}

/** Delivers a whole history in its order, and what is left of it in one last batch. */
export const delivered = (model: ReadModel<unknown>, facts: Facts, plan: readonly DeliverySchedule[]): Documents => {
  const documents = new Map<string, Written>()
  const deliver = (from: number, to: number, keeps: (nth: number) => boolean) =>
    [...batch(model, documents, facts.slice(from, to))]
      .filter((_, nth) => keeps(nth))
      .forEach(([id, one]) => documents.set(id, one))
  let checkpoint = 0
  for (const { facts: count, outcome, again } of plan) {
    const [from, to] = [Math.max(0, checkpoint - again), checkpoint + count]
    if (outcome === 'written') deliver(from, to, () => true)
    if (outcome === 'half written') deliver(from, to, nth => nth % 2 === 0)
    if (outcome === 'written') checkpoint = Math.min(to, facts.length)
  }
  deliver(checkpoint, facts.length, () => true)
  return documents
}

/** All facts in one go, without a store. */
export const rebuilt = (model: ReadModel<unknown>, facts: Facts): Documents => {
  const documents = new Map<string, { position: string; document: unknown }>()
  for (const fact of facts)
    for (const id of new Set(model.documentIds(fact))) {
      const before = documents.has(id) ? documents.get(id)!.document : model.initial(id)
      const after = model.fold(before, id, fact)
      if (after !== before) documents.set(id, { position: fact.position, document: after })
    }
  return new Map([...documents].map(([id, { position, document }]) => [id, written(model, id, position, document)]))
}
