import { performance } from 'node:perf_hooks'
import type { Position } from '@fullcourt/event-store/port'

/** Notices that nothing is taken in although there is something to take in. It is asked now and then, as monitors do. */
export class Standstill {
  private seen: { readonly position: Position; readonly since: number } | undefined

  /** `longest`: milliseconds at one position, before the head, that are nothing to worry about. */
  constructor(private readonly longest: number) {}

  look(position: Position, head: Position): boolean {
    if (position >= head) this.seen = undefined
    else if (this.seen?.position !== position) this.seen = { position, since: performance.now() }
    return this.seen !== undefined && performance.now() - this.seen.since >= this.longest
  }
}
