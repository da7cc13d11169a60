import { activeBuild, CATALOGUE, type Catalogue } from './catalogue'
import { documentChange, listChange, settingChange } from './changes'
import { isParked, PARKED, type Parked } from './parked'
import type { ReadModel } from './projection'
import type { Build, Change, ListRange, ReadStore } from './read-store'
import type { Reading } from './reading'
import type { SharedSetting } from './shared-setting'

/** A read model is not complete yet in the version that this code knows. */
export class NotBuiltYet extends Error {
  readonly kind = 'not-built-yet'
  constructor(readonly model: string) {
    super(`The read model ${model} is being built.`)
  }
}

export type OpenReading = Reading & {
  /** True where one of the documents it looked at is parked: it shows less than has happened. */
  readonly stale: () => boolean
}

export type Readings = {
  readonly store: ReadStore
  readonly catalogue: SharedSetting<Catalogue>
  readonly parked: SharedSetting<Parked>
}

/** Begins one look at the documents. All of it reads the builds that were active at its first question. */
export const openReading = ({ store, catalogue, parked }: Readings): OpenReading => {
  const looked = new Set<Change>([settingChange(CATALOGUE), settingChange(PARKED)])
  const documents = new Map<Change, unknown>()
  const standing = once(async () => ({ catalogue: await catalogue.current(), parked: await parked.current() }))
  let stale = false

  const buildOf = async (model: ReadModel<unknown>): Promise<Build> => {
    const build = activeBuild((await standing()).catalogue, model)
    if (build === undefined) throw new NotBuiltYet(model.name)
    return build
  }
  const look = async (build: Build, id: string, body: unknown): Promise<unknown> => {
    const line = documentChange(build, id)
    if (isParked((await standing()).parked, build, id)) stale = true
    looked.add(line)
    if (documents.get(line) === undefined) documents.set(line, body)
    return documents.get(line)
  }
  const getMany = async <Document>(model: ReadModel<Document>, ids: readonly string[]) => {
    const build = await buildOf(model)
    const missing = [...new Set(ids)].filter(id => !documents.has(documentChange(build, id)))
    const found = await store.getMany(build, missing)
    for (const id of missing) await look(build, id, found.get(id)?.body)
    const bodies = ids.map(id => [id, documents.get(documentChange(build, id))] as const)
    return new Map(bodies.filter(([, body]) => body !== undefined)) as ReadonlyMap<string, Document>
  }
  return {
    getMany,
    get: async <Document>(model: ReadModel<Document>, id: string) => (await getMany(model, [id])).get(id),
    list: async <Document>(model: ReadModel<Document>, range: ListRange) => {
      const build = await buildOf(model)
      looked.add(listChange(build, range.index, range.key))
      const rows: { id: string; body: Document }[] = []
      for (const { id, body } of await store.list(build, range))
        rows.push({ id, body: (await look(build, id, body)) as Document })
      return rows
    },
    looked: () => looked,
    stale: () => stale,
  }
}

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
