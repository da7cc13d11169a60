import { activeVersion } from './version-registry'
import { openReading, type OpenReading, type Readings } from './open-reading'
import type { AnyRecorded, ReadModel } from './projection'
import { byOrder, isInBounds, rememberedPlaces } from './listed-rows'
import type { ListBounds, ListRange, StoredPlace } from './read-store'
import { tallyBy } from './tally'

type Folded = ReadonlyMap<string, unknown>

/** The facts that touch each document, in their order. */
const factsById = (model: ReadModel<unknown>, facts: readonly AnyRecorded[]): ReadonlyMap<string, readonly AnyRecorded[]> => {
  const byId = new Map<string, AnyRecorded[]>()
  for (const fact of facts)
    for (const id of new Set(model.documentIds(fact))) {
      const known = byId.get(id)
      if (known) known.push(fact)
      else byId.set(id, [fact])
    }
  return byId
}

/**
 * One look at the documents as they will be when they have taken in the facts of the log's end, given in their order. Only
 * for an answer that is not cached: it costs a fold of each document that the facts touch.
 */
export const readingAhead = (readings: Readings, facts: readonly AnyRecorded[]): OpenReading => {
  const base = openReading(readings)
  const folded = new Map<string, Promise<Folded>>()
  const placesOf = rememberedPlaces()
  /** The place of a document in one list; none while it is not in it. */
  const placesIn = (model: ReadModel<unknown>, { index, key }: ListBounds, id: string, body: unknown): readonly StoredPlace[] =>
    (placesOf(model, id, body)[index] ?? []).filter(place => place.key === key).map(({ order }) => ({ id, order }))

  const fold = async (model: ReadModel<unknown>): Promise<Folded> => {
    const news = factsById(model, facts)
    const version = activeVersion(await readings.registry.current(), model)
    const stored = version === undefined ? new Map() : await readings.store.getMany(version, [...news.keys()])
    const foldAll = ([id, ofId]: readonly [string, readonly AnyRecorded[]]) => {
      const { position = '', body } = stored.get(id) ?? {}
      const missing = ofId.filter(fact => fact.position > position)
      return [id, missing.reduce((before, fact) => model.fold(before ?? model.initial(id), id, fact), body)] as const
    }
    return new Map([...news].map(foldAll))
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
    rowOf: (one: Stored) => readonly StoredPlace[],
  ): Promise<readonly StoredPlace[]> => {
    const news = await ahead(model)
    const enough = limit === undefined ? {} : { limit: limit + news.size }
    const untouched = (await stored({ ...bounds, ...enough, ...(descending && { descending }) })).filter(
      ({ id }) => !news.has(id),
    )
    const touched = [...news].flatMap(([id, body]) => (body === undefined ? [] : placesIn(model, bounds, id, body)))
    const rows = [...untouched.flatMap(rowOf), ...touched.filter(row => isInBounds(bounds, row))].sort(byOrder)
    return (descending ? rows.toReversed() : rows).slice(0, limit)
  }
  const places = (model: ReadModel<unknown>, range: ListRange): Promise<readonly StoredPlace[]> =>
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
    isApart: true,
    further: () => readingAhead(readings, facts),
    getMany,
    get: async <Document>(model: ReadModel<Document>, id: string) => (await getMany(model, [id])).get(id),
    list,
    places: <Document>(model: ReadModel<Document>, range: ListRange) => places(model as ReadModel<unknown>, range),
    tally: async <Document>(model: ReadModel<Document>, range: ListRange, length: number) =>
      tallyBy((await places(model as ReadModel<unknown>, range)).map(({ order }) => order).toSorted(), length),
  }
}
