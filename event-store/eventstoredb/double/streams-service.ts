import { randomUUID } from 'node:crypto'
import {
  Metadata,
  status,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerUnaryCall,
  type sendUnaryData,
} from '@grpc/grpc-js'
import { Empty } from '@eventstore/db-client/generated/shared_pb'
import {
  DeleteResp,
  TombstoneResp,
  type AppendReq,
  type AppendResp,
  type BatchAppendReq,
  type BatchAppendResp,
  type DeleteReq,
  type TombstoneReq,
} from '@eventstore/db-client/generated/streams_pb'
import {
  appendResp,
  batchAppendResp,
  batchExpectedOf,
  eventResp,
  expectedOf,
  proposedOf,
  refusalOf,
  streamName,
  streamNotFoundResp,
} from './messages'
import { selected, subscribed, type Subscribed } from './selection'
import { Subscriber, send, type ReadCall } from './subscriber'
import type { NodeAnswer, NodeExpected, NodeLog, ProposedEvent, RecordedEvent } from './node-log'

/** How the node behaves from now on. */
export type Manners = {
  /** Whether appends are answered, or left hanging before or after they were written. */
  appends: 'answered' | 'silent-unwritten' | 'silent-written'
  /** Whether reads and subscriptions are served, ended at once, or left hanging. */
  reads: 'served' | 'ended' | 'silent'
  /** Whether access is granted; `denied`: the node does not know who asks, `forbidden`: it does. */
  access: 'granted' | 'denied' | 'forbidden'
}

const REFUSALS = {
  denied: { code: status.UNAUTHENTICATED, details: 'Access denied.', metadata: new Metadata() },
  forbidden: { code: status.PERMISSION_DENIED, details: 'Access denied.', metadata: new Metadata() },
} as const
const NO_RECORD_THERE = { code: status.UNKNOWN, details: 'Exception was thrown by handler.', metadata: new Metadata() }

/** The service `Streams` of a node: the calls that the client makes for append, read and subscribe. */
export class StreamsService {
  /** The subscriptions that are open. */
  readonly subscribers = new Set<Subscriber>()
  /** Those of all time. */
  readonly everySubscriber: Subscriber[] = []
  /** How many appends, reads, reads of a stream among them, and subscriptions came in, and how many events the reads were answered with. */
  readonly received = { appends: 0, reads: 0, streamReads: 0, eventsRead: 0, subscriptions: 0 }

  private released: Promise<void> = Promise.resolve()

  constructor(
    private readonly log: NodeLog,
    readonly manners: Manners,
  ) {}

  /** Classic append: a call of its own, options first, then one message per event. */
  append(call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>): void {
    let options: AppendReq.Options | undefined
    const proposed: ProposedEvent[] = []
    call.on('data', (request: AppendReq) => {
      const message = request.getProposedMessage()
      options = request.getOptions() ?? options
      if (message !== undefined) proposed.push(proposedOf(message))
    })
    call.on('error', () => undefined)
    call.on('end', () => {
      if (options !== undefined) this.answerAppend(options, proposed, answer)
    })
  }

  /** Batch append: one call for the life of a client, on which appends and answers find each other by correlation. */
  batchAppend(call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void {
    call.on('error', () => undefined)
    call.on('end', () => call.end())
    call.on('data', (request: BatchAppendReq) => {
      const options = request.getOptions()
      if (options === undefined) return
      const stream = streamName(options.getStreamIdentifier())
      const answer = this.write(stream, batchExpectedOf(options), request.getProposedMessagesList().map(proposedOf))
      call.write(batchAppendResp(request.getCorrelationId(), stream, answer))
    })
  }

  /** Soft delete and tombstone, whatever revision is expected. */
  delete({ request }: ServerUnaryCall<DeleteReq, DeleteResp>, answer: sendUnaryData<DeleteResp>): void {
    this.log.softDelete(streamName(request.getOptions()?.getStreamIdentifier()))
    answer(null, new DeleteResp().setNoPosition(new Empty()))
  }

  tombstone({ request }: ServerUnaryCall<TombstoneReq, TombstoneResp>, answer: sendUnaryData<TombstoneResp>): void {
    this.log.tombstone(streamName(request.getOptions()?.getStreamIdentifier()))
    answer(null, new TombstoneResp().setNoPosition(new Empty()))
  }

  read(call: ReadCall): void {
    call.on('error', () => undefined)
    if (this.manners.access !== 'granted') call.emit('error', REFUSALS[this.manners.access])
    else if (this.manners.reads === 'served') void this.serve(call)
    else if (this.manners.reads === 'ended') this.endAtOnce(call)
  }

  /** Writes, and notifies the subscribers. */
  write(stream: string, expected: NodeExpected, proposed: readonly ProposedEvent[]): NodeAnswer {
    const answer = this.log.append(stream, expected, proposed)
    for (const subscriber of this.subscribers) void subscriber.pump()
    return answer
  }

  /** Reads of a stream wait for their answer until the returned function is called. */
  holdStreamReads(): () => void {
    let release = (): void => undefined
    this.released = new Promise(resolve => (release = resolve))
    return release
  }

  /** Ends all open subscriptions cleanly, as a node does that steps down. */
  endSubscriptions(): void {
    for (const subscriber of this.subscribers) subscriber.end()
    this.subscribers.clear()
  }

  private endAtOnce(call: ReadCall): void {
    if (call.request.getOptions()?.hasSubscription()) this.received.subscriptions += 1
    call.end()
  }

  private answerAppend(options: AppendReq.Options, proposed: readonly ProposedEvent[], answer: sendUnaryData<AppendResp>): void {
    this.received.appends += 1
    if (this.manners.access !== 'granted') return answer(REFUSALS[this.manners.access])
    if (this.manners.appends === 'silent-unwritten') return
    const stream = streamName(options.getStreamIdentifier())
    const outcome = this.write(stream, expectedOf(options), proposed)
    if (this.manners.appends === 'silent-written') return
    if (outcome.kind === 'success') answer(null, appendResp(outcome))
    else answer(refusalOf(stream, outcome))
  }

  private async serve(call: ReadCall): Promise<void> {
    const options = call.request.getOptions()
    if (options === undefined) return
    if (options.hasSubscription()) return this.serveSubscription(call, subscribed(this.log, options))
    this.received.reads += 1
    if (options.hasStream()) {
      this.received.streamReads += 1
      await this.released
    }
    const found = selected(this.log, options)
    if (found === 'no-record-there') return void call.emit('error', NO_RECORD_THERE)
    if (found === 'stream-deleted') {
      const refusal = refusalOf(streamName(options.getStream()?.getStreamIdentifier()), { kind: found })
      return void call.emit('error', refusal)
    }
    if (found === 'stream-not-found') await send(call, streamNotFoundResp(streamName(options.getStream()?.getStreamIdentifier())))
    else await this.sendAll(call, found.events)
    call.end()
  }

  private async sendAll(call: ReadCall, events: readonly RecordedEvent[]): Promise<void> {
    for (const event of events) {
      if (call.cancelled) return
      this.received.eventsRead += 1
      await send(call, eventResp(event))
    }
  }

  private async serveSubscription(call: ReadCall, asked: Subscribed | 'no-record-there'): Promise<void> {
    this.received.subscriptions += 1
    if (asked === 'no-record-there') return void call.emit('error', NO_RECORD_THERE)
    const subscriber = new Subscriber(call, this.log, asked)
    this.subscribers.add(subscriber)
    this.everySubscriber.push(subscriber)
    call.on('cancelled', () => this.subscribers.delete(subscriber))
    await subscriber.start(randomUUID())
  }
}
