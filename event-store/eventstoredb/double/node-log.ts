import { randomUUID } from 'node:crypto'

/** What was asked of the stream: an exact revision, or one of the protocol's words. */
export type NodeExpected = bigint | 'no_stream' | 'any' | 'stream_exists'

/** An event as the protocol carries it in. */
export type ProposedEvent = {
  readonly id: string
  readonly type: string
  readonly contentType: string
  readonly data: Uint8Array
  readonly metadata: Uint8Array
}

export type RecordedEvent = ProposedEvent & {
  readonly stream: string
  readonly revision: bigint
  /** Commit and prepare position are the same: a byte offset, with gaps. */
  readonly position: bigint
  /** In .NET ticks. */
  readonly created: bigint
}

export type NodeAnswer =
  | { readonly kind: 'success'; readonly revision: bigint; readonly position: bigint | undefined }
  | { readonly kind: 'wrong-expected-version'; readonly expected: NodeExpected; readonly actual: bigint | undefined }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'stream-deleted' }

export const MAX_APPEND_SIZE = 1_048_576

/** What a record needs in the log beside its data. */
const RECORD_OVERHEAD = 120

const TICKS_PER_MILLISECOND = 10_000n

/** What a stream's metadata hide of it: all before a revision, all but the last few. A soft delete hides everything. */
type Hidden = { readonly before: bigint; readonly keeps: number | undefined; readonly isDeleted: boolean }

const NOTHING_HIDDEN: Hidden = { before: 0n, keeps: undefined, isDeleted: false }

/** `$tb` of a soft delete: the greatest revision there could be. */
const EVERYTHING = 9_223_372_036_854_775_807n

/** The log of a node, deciding on appends as a real node was seen to. It outlives the node's process; what the node keeps in memory does not. */
export class NodeLog {
  events: RecordedEvent[] = []
  private streams = new Map<string, RecordedEvent[]>()
  private hidden = new Map<string, Hidden>()
  private readonly tombstones = new Set<string>()
  private recent = new Map<string, RecordedEvent>()
  /** Where the next record will start. */
  end = 0n

  constructor() {
    this.record('$$$system', { id: '00000000-0000-4000-8000-000000000000', type: '$metadata', ...emptyJson })
  }

  /** All events of a stream, hidden ones included; undefined where it does not exist. */
  stream(name: string): readonly RecordedEvent[] | undefined {
    return this.streams.get(name)
  }

  /** The events of a stream that a read shows; undefined where it says that there is no such stream. */
  visible(name: string): readonly RecordedEvent[] | undefined {
    const { before, keeps, isDeleted } = this.hidden.get(name) ?? NOTHING_HIDDEN
    if (isDeleted) return undefined
    const held = this.streams.get(name)
    return (keeps === undefined ? held : held?.slice(-keeps))?.filter(({ revision }) => revision >= before)
  }

  /** Deletes a stream softly: reads do not find it, and a new event goes on after the last one. */
  softDelete(stream: string): void {
    this.record(`$$${stream}`, { id: randomUUID(), type: '$metadata', ...json(`{"$tb":${EVERYTHING}}`) })
  }

  /** Puts the log back to its first so many events, as a backup does. */
  putBack(count: number): void {
    const kept = this.events.slice(0, count)
    this.events = []
    this.streams = new Map()
    this.hidden = new Map()
    this.recent = new Map()
    this.end = 0n
    for (const { stream, ...event } of kept) this.record(stream, event)
  }

  isDeleted(stream: string): boolean {
    return this.tombstones.has(stream)
  }

  /** Deletes a stream for good, as an operator of the node may. */
  tombstone(stream: string): void {
    this.record(stream, { id: randomUUID(), type: '$streamDeleted', ...emptyJson })
    this.tombstones.add(stream)
  }

  /** Forgets what a process keeps in memory only. */
  restart(): void {
    this.recent = new Map()
  }

  append(stream: string, expected: NodeExpected, proposed: readonly ProposedEvent[]): NodeAnswer {
    if (this.isDeleted(stream)) return { kind: 'stream-deleted' }
    const size = proposed.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0)
    if (size > MAX_APPEND_SIZE) return { kind: 'too-large' }
    const last = BigInt((this.streams.get(stream)?.length ?? 0) - 1)
    if (expected === 'any' || expected === 'stream_exists') return this.appendAnywhere(stream, expected, last, proposed)
    const before = expected === 'no_stream' ? -1n : expected
    if (before === last) return this.written(stream, last, proposed)
    const repeated = this.repeated(stream, before, proposed)
    if (repeated !== undefined) return repeated
    const isBegunAgain = expected === 'no_stream' && this.hidden.get(stream)?.isDeleted === true
    return isBegunAgain ? this.begunAgain(stream, last, proposed) : wrongVersion(expected, last)
  }

  /** Adds an event whatever the stream holds; how the node itself writes. */
  record(stream: string, event: ProposedEvent): RecordedEvent {
    const held = this.streams.get(stream) ?? []
    const created = BigInt(Date.now()) * TICKS_PER_MILLISECOND
    const recorded = { ...event, stream, revision: BigInt(held.length), position: this.end, created }
    this.end += BigInt(RECORD_OVERHEAD + event.data.length + event.metadata.length)
    if (event.type === '$metadata' && stream.startsWith('$$')) this.hidden.set(stream.slice(2), hiddenBy(event.data))
    this.events.push(recorded)
    held.push(recorded)
    this.streams.set(stream, held)
    this.recent.set(`${stream} ${event.id}`, recorded)
    return recorded
  }

  private appendAnywhere(stream: string, expected: NodeExpected, last: bigint, proposed: readonly ProposedEvent[]): NodeAnswer {
    if (expected === 'stream_exists' && last === -1n) return wrongVersion(expected, last)
    const [first] = proposed.map(({ id }) => this.recent.get(`${stream} ${id}`))
    const repeated = first === undefined ? undefined : this.repeated(stream, first.revision - 1n, proposed)
    return repeated ?? this.written(stream, last, proposed)
  }

  /** After a soft delete the revisions go on, and all before stays hidden. */
  private begunAgain(stream: string, last: bigint, proposed: readonly ProposedEvent[]): NodeAnswer {
    this.record(`$$${stream}`, { id: randomUUID(), type: '$metadata', ...json(`{"$tb":${last + 1n}}`) })
    return this.written(stream, last, proposed)
  }

  private written(stream: string, last: bigint, proposed: readonly ProposedEvent[]): NodeAnswer {
    const recorded = proposed.map(event => this.record(stream, event)).at(-1)
    return { kind: 'success', revision: recorded?.revision ?? (last === -1n ? 0n : last), position: recorded?.position }
  }

  /** The answer where exactly these ids follow a revision. Data are not compared, nor how the writes were split. */
  private repeated(stream: string, before: bigint, proposed: readonly ProposedEvent[]): NodeAnswer | undefined {
    const from = Number(before) + 1
    const held = (this.streams.get(stream) ?? []).slice(from, from + proposed.length)
    const end = held.at(-1)
    const same = end !== undefined && proposed.every(({ id }, index) => id === held[index]?.id)
    return same ? { kind: 'success', revision: end.revision, position: end.position } : undefined
  }
}

const json = (text: string) => ({ contentType: 'application/json', data: Buffer.from(text), metadata: new Uint8Array() })

const emptyJson = json('{}')

/** What the text of a stream's metadata hides. Its numbers are larger than JSON.parse can represent exactly. */
const hiddenBy = (data: Uint8Array): Hidden => {
  const text = Buffer.from(data).toString()
  const [, before = '0'] = /"\$tb":(\d+)/.exec(text) ?? []
  const [, keeps] = /"\$maxCount":(\d+)/.exec(text) ?? []
  return {
    before: BigInt(before),
    keeps: keeps === undefined ? undefined : Number(keeps),
    isDeleted: BigInt(before) === EVERYTHING,
  }
}

const wrongVersion = (expected: NodeExpected, last: bigint): NodeAnswer => ({
  kind: 'wrong-expected-version',
  expected,
  actual: last === -1n ? undefined : last,
})
