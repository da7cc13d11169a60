import { AsyncLocalStorage } from 'node:async_hooks'
import type { ReadModel } from '@fullcourt/projections/projection'
import type { ListRange } from '@fullcourt/projections/read-store'
import type { OpenReading } from '@fullcourt/projections/open-reading'

type Listed<Document> = readonly { readonly id: string; readonly body: Document }[]

/** An answer, and what it was made of. */
export type Remembered<Answer> = {
  readonly answer: Answer
  readonly dependencies: ReadonlySet<string>
  /** A document that it looked at is parked: the answer shows less than has happened. */
  readonly stale: boolean
}

/**
 * The documents that answers are made of. While an answer is being made that may be kept, everything looked at is remembered
 * in the answer's own reading.
 */
export class Documents {
  private readonly current = new AsyncLocalStorage<OpenReading>()

  constructor(private readonly open: () => OpenReading) {}

  /** Makes an answer; beside it stands what was looked at. */
  async remembering<Answer>(make: () => Promise<Answer>): Promise<Remembered<Answer>> {
    const reading = this.open()
    const answer = await this.current.run(reading, make)
    return { answer, dependencies: reading.dependencies(), stale: reading.stale() }
  }

  get<Document>(model: ReadModel<Document>, id: string | number): Promise<Document | undefined> {
    return this.reading().get(model, String(id))
  }

  /** Those that exist, by id, in one round trip. */
  getMany<Document>(model: ReadModel<Document>, ids: Iterable<string | number>): Promise<ReadonlyMap<string, Document>> {
    return this.reading().getMany(model, [...new Set([...ids].map(String))])
  }

  list<Document>(model: ReadModel<Document>, range: ListRange): Promise<Listed<Document>> {
    return this.reading().list(model, range)
  }

  private reading(): OpenReading {
    return this.current.getStore() ?? this.open()
  }
}
