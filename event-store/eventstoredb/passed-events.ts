import { keepLandmark, landmarkAt } from './known-landmark'
import { lastEvents } from './node-reads'
import { positionOf } from '../position'
import type { EventPage } from './event-flow'
import type { Landmark } from './landmark'
import type { Node } from './node'

/** The node gives a checkpoint for every 32 events that it looks at: a landmark is kept for about every thousand. */
const CHECKPOINTS_BETWEEN = 32

/** Two checkpoints' worth: so far before the end, an event is passed by the last checkpoint that there is. */
const EVENTS_BEFORE_END = 64

/** Keeps landmarks while a subscription passes events: the last fact, or a foreign event after it. */
export class PassedEvents {
  private checkpoints = 0
  private kept = 0n
  /** A foreign event that is not known to have been passed yet. */
  private ahead: Landmark | undefined

  constructor(private readonly node: Node) {}

  /** Takes in a page, and which fact is the last one up to its end. */
  async pass({ checkpoint, isCaughtUp }: EventPage, last: bigint, id: string | undefined): Promise<void> {
    if (checkpoint !== undefined) this.checkpoints += 1
    if (checkpoint !== undefined && this.ahead !== undefined && checkpoint > this.ahead.place) await this.keepAhead(last)
    if (!isCaughtUp && this.checkpoints < CHECKPOINTS_BETWEEN) return
    this.checkpoints = 0
    if (last > this.kept && id !== undefined) return this.keep({ place: last, id, head: positionOf(last) })
    if (!isCaughtUp) this.ahead ??= await this.eventNearEnd(last)
  }

  private async keepAhead(last: bigint): Promise<void> {
    const { ahead } = this
    this.ahead = undefined
    if (ahead !== undefined && ahead.place > last) await this.keep({ ...ahead, head: positionOf(last) })
  }

  private async keep(landmark: Landmark): Promise<void> {
    await keepLandmark(this.node, landmark)
    this.kept = landmark.place
  }

  private async eventNearEnd(last: bigint): Promise<Landmark | undefined> {
    const event = (await lastEvents(this.node, EVENTS_BEFORE_END)).at(-1)
    return event && landmarkAt(event, positionOf(last))
  }
}
