import type { ReadableStore } from './open-reading'
import type { ModelVersion, StoredDocument } from './read-store'

type Found = Promise<StoredDocument | undefined>

/**
 * The same store for several readings of one moment: what was asked of it once is answered alike, so that two answers differ by nothing
 * that was written in between. What is asked for together is asked of the store together.
 */
export const rememberedStore = (store: ReadableStore): ReadableStore => {
  const documents = new Map<string, Found>()
  const answers = new Map<string, Promise<unknown>>()

  const once = <Answer>(question: readonly unknown[], ask: () => Promise<Answer>): Promise<Answer> => {
    const name = JSON.stringify(question)
    const known = (answers.get(name) as Promise<Answer> | undefined) ?? ask()
    answers.set(name, known)
    return known
  }
  const nameOf = (version: ModelVersion, id: string) => `${version}/${id}`
  const getMany = async (version: ModelVersion, ids: readonly string[]) => {
    const unknown = [...new Set(ids)].filter(id => !documents.has(nameOf(version, id)))
    if (unknown.length > 0) {
      const asked = store.getMany(version, unknown)
      for (const id of unknown)
        documents.set(
          nameOf(version, id),
          asked.then(found => found.get(id)),
        )
    }
    const found = await Promise.all(ids.map(async id => [id, await documents.get(nameOf(version, id))] as const))
    return new Map(found.flatMap(([id, document]) => (document === undefined ? [] : [[id, document] as const])))
  }
  return {
    getMany,
    list: (version, range) => once(['list', version, range], () => store.list(version, range)),
    places: (version, range) => once(['places', version, range], () => store.places(version, range)),
    tally: (version, range, length) => once(['tally', version, range, length], () => store.tally(version, range, length)),
  }
}
