import { activeVersion } from './version-registry'
import { openReading, type OpenReading, type Readings } from './open-reading'
import type { AnyRecorded, ReadModel } from './projection'
import type { ListBounds, ListRange } from './read-store'
import { byOrder, isInBounds, type InListRow } from './listed-rows'
import { tallyBy } from './tally'

type Folded = ReadonlyMap<string, unknown>

/** The place of a document in one list; none while it is not in it. */
const rowIn = (model: ReadModel<unknown>, { index, key }: ListBounds, id: string, body: unknown): readonly InListRow[] =>
  (model.places(body, id)[index] ?? []).filter(place => place.key === key).map(({ order }) => ({ id, order, body }))

/**
 * One look at the documents as they will be when they have taken in the facts of the log's end, given in their order. Only
 * for an answer that is not cached: it costs a fold of each document that the facts touch.
 */
export const readingAhead = (readings: Readings, facts: readonly AnyRecorded[]): OpenReading => {
  const base = openReading(readings)
  const folded = new Map<string, Promise<Folded>>()

  const fold = async (model: ReadModel<unknown>): Promise<Folded> => {
    const documentIds = [...new Set(facts.flatMap(fact => model.documentIds(fact)))]
    const version = activeVersion(await readings.registry.current(), model)
    const stored = version === undefined ? new Map() : await readings.store.getMany(version, documentIds)
    return new Map(
      documentIds.map(id => {
        const news = facts.filter(
          fact => model.documentIds(fact).includes(id) && fact.position > (stored.get(id)?.position ?? ''),
        )
        return [id, news.reduce((body, fact) => model.fold(body ?? model.initial(id), id, fact), stored.get(id)?.body as unknown)]
      }),
    )
  }
  const ahead = (model: ReadModel<unknown>): Promise<Folded> => {
    const known = folded.get(model.name) ?? fold(model)
    folded.set(model.name, known)
    return known
  }
  const getMany = async <Document>(model: ReadModel<Document>, ids: readonly string[]) => {
    const [found, news] = [await base.getMany(model, ids), await ahead(model as ReadModel<unknown>)]
    const bodies = ids.map(id => [id, (news.get(id) ?? found.get(id)) as Document | undefined] as const)
    return new Map(bodies.filter(([, body]) => body !== undefined)) as ReadonlyMap<string, Document>
  }
  const rowsIn = async (model: ReadModel<unknown>, bounds: ListBounds): Promise<readonly InListRow[]> => {
    const news = await ahead(model)
    const untouched = (await base.list(model, bounds)).filter(({ id }) => !news.has(id))
    return [...untouched.map(({ id, body }) => [id, body] as const), ...news]
      .flatMap(([id, body]) => (body === undefined ? [] : rowIn(model, bounds, id, body)))
      .filter(row => isInBounds(bounds, row))
      .sort(byOrder)
  }
  const limitedRows = async (
    model: ReadModel<unknown>,
    { limit, descending, ...bounds }: ListRange,
  ): Promise<readonly InListRow[]> => {
    const rows = await rowsIn(model, bounds)
    return (descending ? rows.toReversed() : rows).slice(0, limit)
  }
  const list = async <Document>(model: ReadModel<Document>, range: ListRange) =>
    (await limitedRows(model as ReadModel<unknown>, range)).map(({ id, body }) => ({ id, body: body as Document }))
  const last = facts.at(-1)?.position ?? base.position
  return {
    ...base,
    position: last > base.position ? last : base.position,
    isApart: true,
    further: () => readingAhead(readings, facts),
    getMany,
    get: async <Document>(model: ReadModel<Document>, id: string) => (await getMany(model, [id])).get(id),
    list,
    places: async <Document>(model: ReadModel<Document>, range: ListRange) =>
      (await limitedRows(model as ReadModel<unknown>, range)).map(({ id, order }) => ({ id, order })),
    tally: async <Document>(model: ReadModel<Document>, range: ListRange, length: number) =>
      tallyBy((await limitedRows(model as ReadModel<unknown>, range)).map(({ order }) => order).toSorted(), length),
  }
}
