import { activeVersion } from './version-registry'
import { openReading, type OpenReading, type Readings } from './open-reading'
import type { AnyRecorded, ReadModel } from './projection'
import type { ListBounds, ListRange } from './read-store'
import { tallyBy } from './tally'

type Place = { readonly id: string; readonly order: string }
type Folded = ReadonlyMap<string, unknown>

const byOrder = (a: Place, b: Place): number =>
  a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0

/** The place of a document in one list; none while it is not in it. */
const placesIn = (model: ReadModel<unknown>, { index, key }: ListBounds, id: string, body: unknown): readonly Place[] =>
  (model.places(body, id)[index] ?? []).filter(place => place.key === key).map(({ order }) => ({ id, order }))

const isWithin = ({ after, before }: ListBounds, { order }: Place): boolean =>
  (after === undefined || order > after) && (before === undefined || order < before)

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
  /** Those of the list that the facts touch may be left out of the stored ones: so many more of them are enough. */
  const withNews = async <Stored extends { readonly id: string }>(
    model: ReadModel<unknown>,
    { limit, descending, ...bounds }: ListRange,
    stored: (range: ListRange) => Promise<readonly Stored[]>,
    rowOf: (one: Stored) => readonly Place[],
  ): Promise<readonly Place[]> => {
    const news = await ahead(model)
    const enough = limit === undefined ? {} : { limit: limit + news.size }
    const untouched = (await stored({ ...bounds, ...enough, ...(descending && { descending }) })).filter(
      ({ id }) => !news.has(id),
    )
    const touched = [...news].flatMap(([id, body]) => (body === undefined ? [] : placesIn(model, bounds, id, body)))
    const rows = [...untouched.flatMap(rowOf), ...touched.filter(row => isWithin(bounds, row))].sort(byOrder)
    return (descending ? rows.toReversed() : rows).slice(0, limit)
  }
  const places = (model: ReadModel<unknown>, range: ListRange): Promise<readonly Place[]> =>
    withNews(
      model,
      range,
      wanted => base.places(model, wanted),
      place => [place],
    )
  const list = async <Document>(model: ReadModel<Document>, range: ListRange) => {
    const known = model as ReadModel<unknown>
    const bodies = new Map<string, unknown>(await ahead(known))
    const rows = await withNews(
      known,
      range,
      wanted => base.list(known, wanted),
      ({ id, body }) => {
        bodies.set(id, body)
        return placesIn(known, range, id, body)
      },
    )
    return rows.map(({ id }) => ({ id, body: bodies.get(id) as Document }))
  }
  const last = facts.at(-1)?.position ?? base.position
  return {
    ...base,
    position: last > base.position ? last : base.position,
    further: () => readingAhead(readings, facts),
    getMany,
    get: async <Document>(model: ReadModel<Document>, id: string) => (await getMany(model, [id])).get(id),
    list,
    places: <Document>(model: ReadModel<Document>, range: ListRange) => places(model as ReadModel<unknown>, range),
    tally: async <Document>(model: ReadModel<Document>, range: ListRange, length: number) =>
      tallyBy((await places(model as ReadModel<unknown>, range)).map(({ order }) => order).toSorted(), length),
  }
}
