import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { FactMetadata, Recorded } from '@fullcourt/domain/facts/fact'
import type { ReadModel } from '../projection'

const metadata: FactMetadata = {
  version: 1,
  time: '2025-06-30T21:33:09.401Z',
  actor: 2,
  organization: 1,
  command: 'command',
  correlation: 'call',
  cause: null,
  reason: null,
}

/** Facts as a log gives them back: of one stream, one after the other, from position and revision 0. */
export const recorded = (facts: readonly AnyFact[], around: Partial<FactMetadata> = {}): readonly Recorded<AnyFact>[] =>
  facts.map((fact, revision) => ({
    ...fact,
    id: `fact-${revision}`,
    stream: 'stream',
    revision,
    position: String(revision).padStart(20, '0'),
    metadata: { ...metadata, ...around },
  }))

/** The documents that facts come to, by id. Each is written and read again between two facts, as a store does it. */
export const folded = <Document>(
  model: ReadModel<Document>,
  facts: readonly Recorded<AnyFact>[],
): ReadonlyMap<string, Document> => {
  const documents = new Map<string, Document>()
  for (const fact of facts)
    for (const id of new Set(model.documentIds(fact))) {
      const changed = model.fold(documents.get(id) ?? model.initial(id), id, fact)
      documents.set(id, JSON.parse(JSON.stringify(changed)) as Document)
    }
  return documents
}

/** The ids that a list shows, in its order. */
export const listed = <Document>(
  model: ReadModel<Document>,
  documents: ReadonlyMap<string, Document>,
  index: string,
  key: string,
): readonly string[] =>
  [...documents]
    .flatMap(([id, document]) => (model.places(document, id)[index] ?? []).map(place => ({ id, ...place })))
    .filter(place => place.key === key)
    .sort((a, b) => (`${a.order} ${a.id}` < `${b.order} ${b.id}` ? -1 : 1))
    .map(({ id }) => id)

/** Of a document (or a row of one), the fields that the expectation names, each whole. */
export const partLike = <Whole extends object>(whole: Whole | undefined, named: Partial<Whole>): Partial<Whole> =>
  Object.fromEntries(Object.keys(named).map(field => [field, whole?.[field as keyof Whole]])) as Partial<Whole>

/**
 * Given facts, then documents and lists: the form of every spec of a projection.
 *
 *     given(entered(A), entered(B), game.scored('61–58')).then('5', table('A 1–0', 'B 0–1'))
 */
export const specification =
  <Document extends object>(model: ReadModel<Document>) =>
  (...facts: readonly AnyFact[]) => {
    const documents = folded(model, recorded(facts))
    return {
      /** The whole document. */
      then: (id: string, document: Document) => expect(documents.get(id)).toEqual(document),
      /** Of the document, the fields that are named. */
      thenOf: (id: string, part: Partial<Document>) => expect(partLike(documents.get(id), part)).toEqual(part),
      thenIds: (...ids: readonly string[]) => expect([...documents.keys()].sort()).toEqual([...ids].sort()),
      thenList: (index: string, key: string, ...ids: readonly string[]) =>
        expect(listed(model, documents, index, key)).toEqual(ids),
    }
  }
