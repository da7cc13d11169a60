import { BEGINNING, type Position } from '../port'

/** What is known of the log's end: up to `scanned`, the node's own number of an event, the last fact stands at `head`. */
type Known = { readonly scanned: bigint; readonly head: Position }

/**
 * What appends, subscriptions and searches have shown of the log's end, so that a search for the last fact need not go
 * back further than that.
 */
export class Tail {
  private known: Known = { scanned: 0n, head: BEGINNING }

  get scanned(): bigint {
    return this.known.scanned
  }

  get head(): Position {
    return this.known.head
  }

  /** Takes in that the last fact up to an event stands at a position. */
  learn(scanned: bigint, head: Position): void {
    if (scanned > this.known.scanned) this.known = { scanned, head }
  }

  /** The log is not the one that was looked at. */
  forget(): void {
    this.known = { scanned: 0n, head: BEGINNING }
  }
}
