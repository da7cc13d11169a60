import type { Position } from '@fullcourt/event-store/port'
import { activeOf, type AnyCard, type Known } from '@fullcourt/projections/card'
import type { ReadModel } from '@fullcourt/projections/projection'
import type { ListRange, StoredPlace, Tally } from '@fullcourt/projections/read-store'
import { NotBuiltYet } from '@fullcourt/projections/not-built-yet'
import type { IncludedPart, OpenReading } from '@fullcourt/projections/open-reading'
import { WorkContext } from '../work-context/work-context'
import { madeWhileBuilding } from './earlier-version'

type Listed<Document> = readonly { readonly id: string; readonly body: Document }[]

const current = new WorkContext<OpenReading | undefined>()
const requests = new WorkContext<{ reading?: OpenReading }>()

/**
 * The documents that answers are made of. While an answer is being made, everything looked at is remembered in the answer's own
 * reading.
 */
export class Documents {
  constructor(private readonly openReading: () => OpenReading) {}

  /** Begins one look at the documents. */
  open(): OpenReading {
    return this.openReading()
  }

  /** Does something that looks at the documents through this reading. Rejects with `NotBuiltYet` where an earlier version cannot be read. */
  within<Answer>(reading: OpenReading, make: () => Promise<Answer>): Promise<Answer> {
    return current.run(reading, () => madeWhileBuilding(reading, make))
  }

  /**
   * Does the work of one state-changing request, which may read further than the documents are: what it decides is no part of an answer
   * that is being made.
   */
  inRequest<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    return requests.run({}, () => (current.get() === undefined ? work() : current.run(undefined, work)))
  }

  /** From now on the request reads by this; outside of one nothing changes. */
  readFurther(reading: OpenReading): void {
    const request = requests.get()
    if (request) request.reading = reading
  }

  get<Document>(model: ReadModel<Document>, id: string | number): Promise<Document | undefined> {
    return this.reading().get(model, String(id))
  }

  /** Those that exist, by id, in one round trip. */
  getMany<Document>(model: ReadModel<Document>, ids: Iterable<string | number>): Promise<ReadonlyMap<string, Document>> {
    return this.reading().getMany(model, [...new Set([...ids].map(String))])
  }

  /** Those of a thing each, or of several: `idOf` says which a thing needs. */
  getFor<Document, Thing>(
    model: ReadModel<Document>,
    things: readonly Thing[],
    idOf: (thing: Thing) => string | number | readonly (string | number)[],
  ): Promise<ReadonlyMap<string, Document>> {
    return this.getMany(
      model,
      things.flatMap(thing => idOf(thing)),
    )
  }

  list<Document>(model: ReadModel<Document>, range: ListRange): Promise<Listed<Document>> {
    return this.reading().list(model, range)
  }

  /** The things of a list that are neither deleted nor erased. */
  async active<C extends AnyCard>(model: ReadModel<C>, range: ListRange): Promise<readonly Known<C>[]> {
    return (await this.list(model, range)).flatMap(({ body }) => activeOf(body) ?? [])
  }

  /** The places of a range in its order; it reads none of their documents, so that it counts for none. */
  places<Document>(model: ReadModel<Document>, range: ListRange): Promise<readonly StoredPlace[]> {
    return this.reading().places(model, range)
  }

  /** The same of a list that earlier versions do not have; undefined while one of these is read. */
  async placesIfBuilt<Document>(model: ReadModel<Document>, range: ListRange): Promise<readonly StoredPlace[] | undefined> {
    try {
      return await this.places(model, range)
    } catch (error) {
      if (error instanceof NotBuiltYet) return undefined
      throw error
    }
  }

  /** How many documents of a range have an order that begins alike in so many characters; it reads none of them. */
  tally<Document>(model: ReadModel<Document>, range: ListRange, length: number): Promise<readonly Tally[]> {
    return this.reading().tally(model, range, length)
  }

  /** Notes for the answer that is being made what a part of it depends on that was made by another reading. */
  include(part: IncludedPart): void {
    current.get()?.include(part)
  }

  /** A position of the log up to which every fact is in what is read after this was asked. */
  position(): Position {
    return this.reading().position
  }

  /** True where the answer that is being made shows another moment than now. */
  isApart(): boolean {
    return this.reading().isApart
  }

  private reading(): OpenReading {
    return current.get() ?? requests.get()?.reading ?? this.openReading()
  }
}
