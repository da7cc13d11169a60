import { Semaphore } from '@fullcourt/projections/semaphore'

/** Runs the work of one key in the order in which it was given, one after another, and that of different keys side by side. */
export class KeyedQueue {
  private readonly turns = new Map<string, { readonly semaphore: Semaphore; users: number }>()

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = this.turns.get(key) ?? { semaphore: new Semaphore(1), users: 0 }
    this.turns.set(key, turn)
    turn.users += 1
    try {
      return await turn.semaphore.take(work)
    } finally {
      turn.users -= 1
      if (turn.users === 0) this.turns.delete(key)
    }
  }
}
