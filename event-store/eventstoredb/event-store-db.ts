import { setMaxListeners } from 'node:events'
import { EventStoreDBClient } from '@eventstore/db-client'
import { checkedAppend, checkedRevision } from '../checked-append'
import { Closed, LogDiverged, Unavailable } from '../errors'
import { placeOf } from '../position'
import { catchUp } from './catch-up'
import { connectionNotices } from './connection-notices'
import { LastLandmark } from './landmark'
import { landmarkFile } from './landmark-file'
import { lastPosition } from './last-position'
import { factAt } from './node-reads'
import { readStream } from './read-stream'
import { eventOf, repeatedAppend } from './repeated-append'
import type { Node } from './node'
import type {
  Appended,
  EventStore,
  Expected,
  NewFact,
  OpeningNotice,
  Position,
  Revision,
  StoredFact,
  SubscriptionNotice,
} from '../port'

/** Settings with a default. Times in milliseconds. */
export type EventStoreDbOptions = {
  /** What the names of this installation's streams begin with on the node; all others are left alone. */
  readonly prefix?: string
  /** How long the node may take over one call. */
  readonly deadline?: number
  /** How long a call is repeated while the node is not there or the outcome of an append is unknown. */
  readonly patience?: number
  /** File that keeps over restarts how far the log was looked through, so that foreign events are not passed over again. */
  readonly landmark?: string
}

/** Failed subscriptions in a row after which `readAll` gives up; `subscribe` never does. */
const READ_ALL_PATIENCE = 6

/**
 * The event store on an EventStoreDB node, `esdb://[user:password@]host:port?tls=false`. One per process: the client
 * behind it keeps state that all its instances share. Nothing is connected until the first call.
 */
export const openEventStoreDb = async (
  url: string,
  { prefix = 'fullcourt-', deadline = 5_000, patience = 10_000, landmark }: EventStoreDbOptions = {},
): Promise<EventStore> => {
  if (prefix === '' || prefix.startsWith('$')) throw new RangeError(`${JSON.stringify(prefix)} cannot be the prefix of streams.`)
  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  const node = {
    client: clientOf(url),
    credentials: credentialsOf(url),
    prefix,
    deadline,
    patience,
    closing: closing.signal,
    landmark: new LastLandmark(),
    kept: landmarkFile(landmark, prefix),
  }
  return new EventStoreDb(node, closing, addressNotices(url))
}

/** What has no effect is left out: the client would warn of it in many lines that repeat the address, password and all. */
const clientOf = (url: string): EventStoreDBClient => {
  try {
    return EventStoreDBClient.connectionString(
      url.replace(/([?&])tlsVerifyCert=false(&?)/i, (_, before, after) => (after === '' ? '' : before)),
    )
  } catch (error) {
    throw new Unavailable('The address of the EventStoreDB node is not understood; it looks like esdb://host:2113?tls=false.', {
      cause: error,
    })
  }
}

/** Options of an address that have no effect. */
const addressNotices = (url: string): readonly OpeningNotice[] =>
  /[?&]tlsVerifyCert=false\b/i.test(url)
    ? [
        {
          kind: 'setting-ignored',
          message:
            'tlsVerifyCert=false in EVENT_STORE_URL has no effect: certificates of the node are always verified. Name its authority by tlsCaFile.',
        },
      ]
    : []

/** The credentials of an address; a node without access control ignores whatever is sent. */
const credentialsOf = (url: string): { readonly username: string; readonly password: string } => {
  const [, username = 'anonymous', password = ''] = /^[^:]+:\/\/([^:@/?]+):([^@/?]*)@/.exec(url) ?? []
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) }
}

class EventStoreDb implements EventStore {
  private readonly running = new Set<Promise<unknown>>()
  private closed: Promise<void> | undefined

  constructor(
    private readonly node: Node,
    private readonly closing: AbortController,
    readonly notices: readonly OpeningNotice[],
  ) {}

  async append(stream: string, expected: Expected, facts: readonly NewFact[]): Promise<Appended> {
    this.refuseWhenClosed()
    const checked = checkedAppend(stream, expected, facts)
    const events = facts.flatMap((fact, index) => checked.slice(index, index + 1).map(each => eventOf(fact, each)))
    return this.run(repeatedAppend(this.node, stream, expected, events))
  }

  async read(stream: string, from: Revision = 0): Promise<readonly StoredFact[]> {
    this.refuseWhenClosed()
    return this.run(readStream(this.node, stream, checkedRevision(from)))
  }

  async factAt(position: Position): Promise<StoredFact | undefined> {
    this.refuseWhenClosed()
    return this.run(factAt(this.node, placeOf(position)))
  }

  async *readAll(after: Position): AsyncIterable<readonly StoredFact[]> {
    placeOf(after)
    const head = await this.head()
    if (after > head) throw new LogDiverged(after)
    if (after === head) return
    const notices = connectionNotices()
    for await (const page of catchUp(this.node, after, this.closing.signal, READ_ALL_PATIENCE, notices)) {
      const upToHead = page.filter(({ position }) => position <= head)
      if (upToHead.length > 0) yield upToHead
      if ((page.at(-1)?.position ?? '') >= head) return
    }
    this.refuseWhenClosed()
  }

  async *subscribe(
    after: Position,
    signal?: AbortSignal,
    onNotice?: (notice: SubscriptionNotice) => void,
  ): AsyncIterable<readonly StoredFact[]> {
    this.refuseWhenClosed()
    const stop = signal === undefined ? this.closing.signal : AbortSignal.any([signal, this.closing.signal])
    yield* catchUp(this.node, after, stop, Number.POSITIVE_INFINITY, connectionNotices(onNotice))
    if (signal?.aborted !== true) this.refuseWhenClosed()
  }

  async head(): Promise<Position> {
    this.refuseWhenClosed()
    return this.run(lastPosition(this.node))
  }

  close(): Promise<void> {
    this.closed ??= this.finish()
    return this.closed
  }

  /** The client must not be disposed of while calls are pending. */
  private async finish(): Promise<void> {
    this.closing.abort()
    await Promise.allSettled(this.running)
    await this.node.client.dispose()
  }

  private async run<Answer>(call: Promise<Answer>): Promise<Answer> {
    this.running.add(call)
    try {
      return await call
    } finally {
      this.running.delete(call)
    }
  }

  private refuseWhenClosed(): void {
    if (this.closing.signal.aborted) throw new Closed('The event store was closed.')
  }
}
