import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { EventStore, Position, StoredFact } from '@fullcourt/event-store/port'
import { placesOfOrganization } from '../history/places-of-organization'
import type { OpenReading } from '../open-reading'
import type { AnyRecorded } from '../projection'
import type { ReadFact } from '../runner/read-fact'
import type { FactsAfter } from './past'

/** Fewer facts than these of a page show nothing of how many others there are between its own. */
const MANY = 250
/** Where fewer than one of so many is its own, each by itself is read sooner. */
const SPARSE = 10
/** So many are read one by one before a page shows whether they are still few. */
const ONE_BY_ONE = 1_000
const AT_ONCE = 50

export type OrganizationFacts = {
  readonly store: Pick<EventStore, 'readAll' | 'factAt'>
  readonly read: ReadFact
  /** Begins a reading of the documents, whose lists say where the organization's facts are. */
  readonly open: () => OpenReading
}

/** The facts of an organization as the log has them, in a time that others' facts between them do not lengthen. */
export const factsOfOrganization = ({ store, read, open }: OrganizationFacts, organization: OrganizationId): FactsAfter => {
  const own = (page: readonly StoredFact[]): readonly AnyRecorded[] =>
    page.flatMap(stored => {
      const fact = read(stored)
      return typeof fact !== 'string' && fact.metadata.organization === organization ? [fact] : []
    })

  async function* oneByOne(positions: readonly Position[]): AsyncGenerator<readonly AnyRecorded[]> {
    for (let from = 0; from < positions.length; from += AT_ONCE) {
      const stored = await Promise.all(positions.slice(from, from + AT_ONCE).map(position => store.factAt(position)))
      yield own(stored.filter(fact => fact !== undefined))
    }
  }

  return async function* factsAfter(position) {
    let [after, isSparse] = [position, true]
    while (isSparse) {
      isSparse = false
      for await (const page of store.readAll(after)) {
        const found = own(page)
        yield found
        after = page.at(-1)?.position ?? after
        isSparse = page.length >= MANY && found.length * SPARSE < page.length
        if (isSparse) break
      }
      if (!isSparse) return
      const reading = open()
      const places = await placesOfOrganization(reading, { organization, after, limit: ONE_BY_ONE })
      if (places === undefined) continue
      yield* oneByOne(places)
      const reached = places.length < ONE_BY_ONE ? reading.position : places.at(-1)
      if (reached !== undefined && reached > after) after = reached
    }
  }
}
