import { BEGINNING, type Position } from '@fullcourt/event-store/port'
import type { LogReach } from '../read-store'

type Waiter = {
  readonly position: Position
  readonly settle: (passed: boolean) => void
  readonly refuse: (error: Error) => void
}

/** Knows the position of the documents, and notifies those who wait for a later one at once; nobody polls. */
export class PositionWaiter {
  at: LogReach = { position: BEGINNING, count: 0 }
  private readonly waiting = new Set<Waiter>()
  private closed: Error | undefined

  /** True when passed, false when the milliseconds went by before; without any it waits as long as it takes. */
  async wait(position: Position, milliseconds?: number): Promise<boolean> {
    if (position <= this.at.position) return true
    if (this.closed !== undefined) throw this.closed
    return new Promise((resolve, reject) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(() => one.settle(false), milliseconds)
      const leave = () => {
        clearTimeout(timer)
        this.waiting.delete(one)
      }
      const one: Waiter = {
        position,
        settle: passed => {
          leave()
          resolve(passed)
        },
        refuse: error => {
          leave()
          reject(error)
        },
      }
      this.waiting.add(one)
    })
  }

  reached(at: LogReach): void {
    this.at = at
    for (const one of this.waiting) if (one.position <= at.position) one.settle(true)
  }

  /** The position will not advance any more. */
  close(error: Error): void {
    this.closed = error
    for (const one of this.waiting) one.refuse(error)
  }
}
