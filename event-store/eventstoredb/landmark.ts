import type { Position } from '../port'

/**
 * An event of the node, by whatever client, by its place and id, and the position of our last fact up to it. Where such an
 * event is still in its place, nothing up to it has to be looked at again in search of our last fact.
 */
export type Landmark = { readonly place: bigint; readonly id: string; readonly head: Position }

/** The furthest landmark that appends, subscriptions and searches have come to. */
export class LastLandmark {
  private landmark: Landmark | undefined
  /** Whether what an earlier process kept was looked at. */
  isRecalled = false

  get known(): Landmark | undefined {
    return this.landmark
  }

  learn(landmark: Landmark): void {
    if (this.landmark === undefined || landmark.place > this.landmark.place) this.landmark = landmark
  }

  /** The log is not the one that was looked at. */
  forget(): void {
    this.landmark = undefined
  }
}
