import type { Position } from '@fullcourt/event-store/port'
import type { ReadModel } from './projection'
import type { ListRange, StoredPlace, Tally, ModelVersion, FeedLine, ReadStore, StoredDocument } from './read-store'
import { NotBuiltYet } from './not-built-yet'
import { activeVersion, codeVersionOf, earlierVersion, VERSION_REGISTRY, type VersionRegistry } from './version-registry'
import { documentChange, listChange, settingChange } from './changes'
import { hasParked, isParked, PARKED, type Parked } from './parked'
import type { SharedSetting } from './shared-setting'

/**
 * One look at the documents, for one answer. It remembers everything it looked at (documents that were there or not, lists,
 * and which builds are being read), so that the answer can be cached until any of that changes.
 */
export interface Reading {
  get<Document>(projection: ReadModel<Document>, id: string): Promise<Document | undefined>
  getMany<Document>(projection: ReadModel<Document>, ids: readonly string[]): Promise<ReadonlyMap<string, Document>>
  list<Document>(
    projection: ReadModel<Document>,
    range: ListRange,
  ): Promise<readonly { readonly id: string; readonly body: Document }[]>
  /** The places of a range in its order; it reads none of their documents. */
  places<Document>(projection: ReadModel<Document>, range: ListRange): Promise<readonly StoredPlace[]>
  /** How many documents of a range have an order that begins alike in so many characters; it reads none of them. */
  tally<Document>(projection: ReadModel<Document>, range: ListRange, length: number): Promise<readonly Tally[]>
  /** The changes (see `FeedLine`) that would make an answer of this reading outdated. */
  dependencies(): ReadonlySet<string>
}

/** What another reading looked at for a part of an answer: see `OpenReading`. */
export type IncludedPart = {
  readonly dependencies: Iterable<FeedLine>
  readonly stale: boolean
  readonly earlier: string | undefined
}

export type OpenReading = Reading & {
  /**
   * True where it shows less than has happened: a document that it looked at is parked, or of an earlier version that is read
   * instead.
   */
  readonly stale: () => boolean
  /** Name of a read model of which this reading reads an earlier version; it may have another form than readers expect. */
  readonly earlier: () => string | undefined
  /** A position of the log up to which every fact is in what it shows, taken before it looked at anything. */
  readonly position: Position
  /** Takes over what a part of the answer depends on that was made by another reading. */
  readonly include: (part: IncludedPart) => void
  /** True where it shows documents of another moment than now: values that are kept of now do not belong to its answers. */
  readonly isApart: boolean
  /** Begins a reading of another answer that shows the same moment: what this one looked at it need not read again. */
  readonly further: () => OpenReading
}

/** What a reading asks a store for. */
export type ReadableStore = Pick<ReadStore, 'getMany' | 'list' | 'places' | 'tally'>

export type Readings = {
  readonly store: ReadableStore
  readonly registry: SharedSetting<VersionRegistry>
  readonly parked: SharedSetting<Parked>
  /** The position from which on the first documents of this log are complete. */
  readonly completeFrom: SharedSetting<Position>
  /** How far the documents are. */
  readonly position: () => Position
}

/** Name of the setting that says from which position on the first documents are complete: before it, nothing is there to be read. */
export const COMPLETE_FROM = 'complete-from'

/** What readings of one moment have looked at so far, and the builds that are active in it. */
type Moment = {
  readonly current: () => Promise<{ readonly registry: VersionRegistry; readonly parked: Parked }>
  readonly position: Position
  readonly documents: Map<FeedLine, unknown>
  /** Documents that were asked for and are not there yet. */
  readonly coming: Map<FeedLine, Promise<void>>
  readonly lists: Map<string, Promise<readonly StoredDocument[]>>
}

const momentOf = ({ registry, parked, position }: Readings): Moment => ({
  current: once(async () => ({ registry: await registry.current(), parked: await parked.current() })),
  position: position(),
  documents: new Map(),
  coming: new Map(),
  lists: new Map(),
})

/** Begins one look at the documents. All of it reads the builds that were active at its first question. */
export const openReading = (readings: Readings): OpenReading => readingOf(readings, momentOf(readings))

const rangeName = (version: ModelVersion, { index, key, after, before, descending, limit }: ListRange): string =>
  JSON.stringify([version, index, key, after, before, descending, limit])

const readingOf = (readings: Readings, moment: Moment): OpenReading => {
  const { store, completeFrom, position } = readings
  const { current, documents, coming, lists } = moment
  const dependencies = new Set<FeedLine>([settingChange(VERSION_REGISTRY), settingChange(PARKED)])
  let stale = false
  let earlierModel: string | undefined

  const versionOf = async (model: ReadModel<unknown>): Promise<ModelVersion> => {
    const registry = (await current()).registry
    const version = activeVersion(registry, model)
    if (position() < (await completeFrom.current())) throw new NotBuiltYet(model.name)
    if (version !== undefined) return version
    const earlier = earlierVersion(registry, model)
    if (earlier === undefined) throw new NotBuiltYet(model.name)
    stale = true
    earlierModel = model.name
    return earlier
  }
  const versionWithList = async (model: ReadModel<unknown>, index: string): Promise<ModelVersion> => {
    const version = await versionOf(model)
    if (codeVersionOf(version) < (model.listsSince[index] ?? 0)) throw new NotBuiltYet(model.name)
    return version
  }
  /** Waits for nothing: an answer looks at thousands of documents. */
  const look = (parked: Parked, version: ModelVersion, id: string, body: unknown): unknown => {
    const line = documentChange(version, id)
    if (isParked(parked, version, id)) stale = true
    dependencies.add(line)
    const known = documents.get(line) ?? body
    documents.set(line, known)
    return known
  }
  const listed = (version: ModelVersion, range: ListRange) => {
    const name = rangeName(version, range)
    const known = lists.get(name)
    if (known) return known
    const list = store.list(version, range)
    lists.set(name, list)
    list.catch(() => lists.delete(name))
    return list
  }
  const fetch = async (version: ModelVersion, ids: readonly string[]): Promise<void> => {
    try {
      const found = await store.getMany(version, ids)
      for (const id of ids) {
        const line = documentChange(version, id)
        if (!documents.has(line)) documents.set(line, found.get(id)?.body)
      }
    } finally {
      for (const id of ids) coming.delete(documentChange(version, id))
    }
  }
  /** Asks for what neither was looked at nor is coming, and waits until all of it is there. */
  const fetched = async (version: ModelVersion, ids: readonly string[]): Promise<void> => {
    const unknown = [...new Set(ids)].filter(id => !documents.has(documentChange(version, id)))
    const missing = unknown.filter(id => !coming.has(documentChange(version, id)))
    if (missing.length > 0) {
      const fetching = fetch(version, missing)
      for (const id of missing) coming.set(documentChange(version, id), fetching)
    }
    if (unknown.length > 0) await Promise.all(new Set(unknown.flatMap(id => coming.get(documentChange(version, id)) ?? [])))
  }
  const getMany = async <Document>(model: ReadModel<Document>, ids: readonly string[]) => {
    const version = await versionOf(model)
    const { parked } = await current()
    await fetched(version, ids)
    const bodies = new Map<string, Document>()
    for (const id of ids) {
      const body = look(parked, version, id, undefined)
      if (body !== undefined) bodies.set(id, body as Document)
    }
    return bodies as ReadonlyMap<string, Document>
  }
  /** Of a list whose documents are not read: any parked one may be missing from it. */
  const lookAtList = async (model: ReadModel<unknown>, { index, key }: ListRange): Promise<ModelVersion> => {
    const version = await versionWithList(model, index)
    dependencies.add(listChange(version, index, key))
    if (hasParked((await current()).parked, version)) stale = true
    return version
  }
  return {
    getMany,
    get: async <Document>(model: ReadModel<Document>, id: string) => (await getMany(model, [id])).get(id),
    list: async <Document>(model: ReadModel<Document>, range: ListRange) => {
      const version = await versionWithList(model, range.index)
      const { parked } = await current()
      dependencies.add(listChange(version, range.index, range.key))
      return (await listed(version, range)).map(({ id, body }) => ({ id, body: look(parked, version, id, body) as Document }))
    },
    places: async <Document>(model: ReadModel<Document>, range: ListRange) => store.places(await lookAtList(model, range), range),
    tally: async <Document>(model: ReadModel<Document>, range: ListRange, length: number) =>
      store.tally(await lookAtList(model, range), range, length),
    dependencies: () => dependencies,
    stale: () => stale,
    earlier: () => earlierModel,
    position: moment.position,
    isApart: false,
    include: part => {
      for (const change of part.dependencies) dependencies.add(change)
      if (part.stale) stale = true
      earlierModel ??= part.earlier
    },
    further: () => readingOf(readings, moment),
  }
}

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
