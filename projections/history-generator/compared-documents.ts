import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { activeVersion } from '../version-registry'
import type { ReadModel } from '../projection'
import type { Readings } from '../open-reading'
import { rebuilt } from './delivery-schedules'

type Facts = readonly Recorded<AnyFact>[]

/** All documents of a read model with their positions, and all its lists, in a form that can be compared with another. */
export type Whole = {
  readonly documents: { readonly [id: string]: { readonly position: string; readonly body: string } }
  readonly lists: { readonly [list: string]: readonly string[] }
}

type Listed = { readonly index: string; readonly key: string; readonly order: string; readonly id: string }

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const placesOf = (id: string, places: ReturnType<ReadModel<unknown>['places']>): readonly Listed[] =>
  Object.entries(places).flatMap(([index, at]) => at.map(({ key, order }) => ({ index, key, order, id })))

const inLists = (places: readonly Listed[]): Whole['lists'] => {
  const lists: { [list: string]: string[] } = {}
  for (const { index, key, id } of [...places].sort((a, b) => byText(a.order, b.order) || byText(a.id, b.id)))
    (lists[`${index}=${key}`] ??= []).push(id)
  return lists
}

const byId = <Value>(entries: Iterable<readonly [string, Value]>) =>
  Object.fromEntries([...entries].sort(([a], [b]) => byText(a, b)))

/** Every list that a document was ever in, as an empty one: one that was left must not show it any longer. */
const everNamed = (model: ReadModel<unknown>, facts: Facts): Whole['lists'] => {
  const documents = new Map<string, unknown>()
  const lists: { [list: string]: readonly string[] } = {}
  for (const fact of facts)
    for (const id of new Set(model.documentIds(fact))) {
      const document = model.fold(documents.has(id) ? documents.get(id) : model.initial(id), id, fact)
      documents.set(id, document)
      for (const { index, key } of placesOf(id, model.places(document, id))) lists[`${index}=${key}`] = []
    }
  return lists
}

/** What the facts come to in one go, without a runner and without a store. */
export const wholeOfFacts = (model: ReadModel<unknown>, facts: Facts): Whole => {
  const documents = [...rebuilt(model, facts)]
  return {
    documents: byId(documents.map(([id, { position, body }]) => [id, { position, body }])),
    lists: { ...everNamed(model, facts), ...inLists(documents.flatMap(([id, { places }]) => placesOf(id, JSON.parse(places)))) },
  }
}

/** What a reader finds in the store: every document that a fact touches, and the expected lists. */
export const wholeOfStore = async (
  { store, registry }: Readings,
  model: ReadModel<unknown>,
  facts: Facts,
  expected: Whole['lists'],
): Promise<Whole> => {
  const version = activeVersion(await registry.current(), model) ?? 'none'
  const documents = await store.getMany(version, [...new Set(facts.flatMap(fact => model.documentIds(fact)))])
  const lists: { [list: string]: readonly string[] } = {}
  for (const list of Object.keys(expected)) {
    const [index = '', key = ''] = list.split('=')
    lists[list] = (await store.list(version, { index, key })).map(({ id }) => id)
  }
  return {
    documents: byId([...documents].map(([id, { position, body }]) => [id, { position, body: JSON.stringify(body) }])),
    lists,
  }
}
