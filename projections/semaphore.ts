/**
 * Lets at most so many pieces of work go on at once; the others wait for their turn, in order. With one at once it keeps work
 * apart that must not overlap.
 */
export class Semaphore {
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(private readonly most: number) {}

  /** How many wait for their turn. */
  get queued(): number {
    return this.waiting.length
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.enter()
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Waits for a turn. It lasts until the answered function is called; calling it again changes nothing. */
  async enter(): Promise<() => void> {
    if (this.running >= this.most) await new Promise<void>(go => this.waiting.push(go))
    else this.running += 1
    let left = false
    return () => {
      if (left) return
      left = true
      const next = this.waiting.shift()
      if (next === undefined) this.running -= 1
      else next()
    }
  }
}
