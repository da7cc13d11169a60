import type { ServerWritableStream } from '@grpc/grpc-js'
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb'
import { caughtUpResp, checkpointResp, confirmationResp, eventResp } from './messages'
import type { NodeLog, RecordedEvent } from './node-log'
import type { Subscribed } from './selection'

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>

/** Sends a message and waits while the client takes no more. */
export const send = async (call: ReadCall, message: ReadResp): Promise<void> => {
  if (!call.write(message) && !call.cancelled) await drained(call)
}

const drained = (call: ReadCall): Promise<void> =>
  new Promise(resolve => {
    const go = () => {
      call.off('drain', go).off('cancelled', go)
      resolve()
    }
    call.on('drain', go).on('cancelled', go)
  })

/** One open subscription: what is in the log, then what comes. */
export class Subscriber {
  private next: number
  private sinceCheckpoint = 0
  private isCaughtUp = false
  private isPumping = false
  private isOver = false
  /** Events sent so far. */
  sent = 0

  constructor(
    private readonly call: ReadCall,
    private readonly log: NodeLog,
    private readonly asked: Subscribed,
  ) {
    this.next = asked.from
  }

  /** Events looked at so far, those included that were not wanted. */
  get read(): number {
    return this.next - this.asked.from
  }

  async start(id: string): Promise<void> {
    await send(this.call, confirmationResp(id))
    await this.pump()
  }

  /** Sends what is new. */
  async pump(): Promise<void> {
    if (this.isPumping || this.isOver) return
    this.isPumping = true
    await this.sendArrears()
    this.isPumping = false
  }

  /** Ends the subscription cleanly, as a node does that steps down. */
  end(): void {
    this.isOver = true
    this.call.end()
  }

  private async sendArrears(): Promise<void> {
    for (let event = this.log.events[this.next]; event !== undefined && !this.isDone; event = this.log.events[this.next]) {
      this.next += 1
      if (this.asked.wants(event)) {
        this.sent += 1
        await send(this.call, eventResp(event))
      }
      await this.sendCheckpoint(event)
    }
    if (this.isCaughtUp || this.isDone) return
    this.isCaughtUp = true
    await send(this.call, caughtUpResp())
  }

  /** How far a filtered subscription has come; before anything matched, the prepare position is none. */
  private async sendCheckpoint({ position }: RecordedEvent): Promise<void> {
    this.sinceCheckpoint += 1
    if (this.sinceCheckpoint !== this.asked.checkpointEvery) return
    this.sinceCheckpoint = 0
    await send(this.call, checkpointResp(position, this.sent === 0 ? 0n : position))
  }

  /** Whether the connection takes no more at the moment. */
  get isHeldBack(): boolean {
    return this.call.writableNeedDrain
  }

  private get isDone(): boolean {
    return this.isOver || this.call.cancelled
  }
}
