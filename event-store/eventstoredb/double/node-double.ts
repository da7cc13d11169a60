import { randomUUID } from 'node:crypto'
import { Server, ServerCredentials, type sendUnaryData } from '@grpc/grpc-js'
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb'
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb'
import { StreamsService as StreamsDefinition } from '@eventstore/db-client/generated/streams_grpc_pb'
import { NodeLog, type ProposedEvent } from './node-log'
import { StreamsService, type Manners } from './streams-service'
import { Wire } from './wire'

/** Bytes of a message that a node still looks at. */
const LARGEST_MESSAGE = 16 * 1_048_576

/**
 * A double of an EventStoreDB node, for tests: it speaks the real protocol over a real connection and answers as a node
 * of version 23.10 was seen to. It can be killed and started again on the same log; its `wire` can be cut, stalled and slowed.
 */
export class NodeDouble {
  readonly log = new NodeLog()
  readonly manners: Manners = { appends: 'answered', reads: 'served', access: 'granted' }
  private readonly streams = new StreamsService(this.log, this.manners)
  private server = new Server()

  private constructor(readonly wire: Wire) {}

  static async start(): Promise<NodeDouble> {
    const node = new NodeDouble(await Wire.open())
    await node.restart()
    return node
  }

  /** Address of the node, as an event store is opened with. */
  get url(): string {
    return `esdb://127.0.0.1:${this.wire.port}?tls=false`
  }

  /** What came in since the beginning. */
  get received(): StreamsService['received'] {
    return this.streams.received
  }

  get openSubscriptions(): number {
    return this.streams.subscribers.size
  }

  /** Events sent to the subscriptions that are open. */
  get eventsSent(): number {
    return [...this.streams.subscribers].reduce((sum, { sent }) => sum + sent, 0)
  }

  /** Events that the open subscriptions made the node look at. */
  get eventsLookedAt(): number {
    return [...this.streams.subscribers].reduce((sum, { read }) => sum + read, 0)
  }

  /** Events so far: read by clients, sent to subscriptions, and looked at by the node for subscriptions, unwanted ones included. */
  get cost(): { readonly read: number; readonly sent: number; readonly lookedAt: number } {
    const { everySubscriber, received } = this.streams
    return {
      read: received.eventsRead,
      sent: everySubscriber.reduce((sum, { sent }) => sum + sent, 0),
      lookedAt: everySubscriber.reduce((sum, { read }) => sum + read, 0),
    }
  }

  /** Whether a subscriber takes no more at the moment. */
  get isHeldBack(): boolean {
    return [...this.streams.subscribers].some(subscriber => subscriber.isHeldBack)
  }

  /** Ends the process of the node, as SIGKILL does: what is running breaks off, what was written stays. */
  async kill(): Promise<void> {
    this.server.forceShutdown()
    await this.wire.disconnect()
  }

  /** Starts the node again on its log. */
  async restart(): Promise<void> {
    this.log.restart()
    this.server = this.newServer()
    const port = await new Promise<number>((resolve, reject) => {
      this.server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      )
    })
    await this.wire.leadTo(port)
  }

  /** Stops, is put back to its first so many events, and starts again: what a restored backup does. */
  async restore(count: number): Promise<void> {
    await this.kill()
    this.log.putBack(count)
    await this.restart()
  }

  /** Reads of a stream wait for their answer until the returned function is called. */
  holdStreamReads(): () => void {
    return this.streams.holdStreamReads()
  }

  /** Ends all open subscriptions cleanly. */
  endSubscriptions(): void {
    this.streams.endSubscriptions()
  }

  /** Writes an event as another product on the same node would. */
  writeForeign(stream: string, event: Partial<ProposedEvent> = {}): void {
    this.streams.write(stream, 'any', [{ ...newEvent('Foreign', 2), ...event }])
  }

  /** Fills a stream with events of so many bytes, without a client. */
  fill(stream: string, count: number, bytes: number): void {
    for (let n = 0; n < count; n++) this.streams.write(stream, 'any', [newEvent('Filled', bytes)])
  }

  private newServer(): Server {
    const server = new Server({ 'grpc.max_receive_message_length': LARGEST_MESSAGE })
    server.addService(StreamsDefinition, {
      append: this.streams.append.bind(this.streams),
      batchAppend: this.streams.batchAppend.bind(this.streams),
      read: this.streams.read.bind(this.streams),
      delete: this.streams.delete.bind(this.streams),
      tombstone: this.streams.tombstone.bind(this.streams),
    })
    server.addService(ServerFeaturesService, { getSupportedMethods })
    return server
  }
}

/** An event whose data are a list with a text, of so many bytes of JSON. */
const newEvent = (type: string, bytes: number): ProposedEvent => ({
  id: randomUUID(),
  type,
  contentType: 'application/json',
  data: Buffer.from(JSON.stringify(['x'.repeat(Math.max(0, bytes - 4))])),
  metadata: Buffer.from('{}'),
})

const getSupportedMethods = (_call: unknown, answer: sendUnaryData<SupportedMethods>): void => {
  const methods = ['append', 'batchappend', 'read'].map(name =>
    new SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(name),
  )
  answer(null, new SupportedMethods().setEventStoreServerVersion('23.10.1').setMethodsList(methods))
}
