/** Wakes those who wait for something to go on. */
export class ProgressSignal {
  private waiting: (() => void)[] = []
  private signals = 0

  /** How often there was progress: asked before a look, so that none is lost between the look and the wait. */
  get count(): number {
    return this.signals
  }

  /** Settles with the first progress beyond so many, at once where that has been, or after the milliseconds. */
  after(count: number, milliseconds: number): Promise<void> {
    if (this.signals > count) return Promise.resolve()
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds)
      this.waiting.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  signal(): void {
    this.signals += 1
    const { waiting } = this
    this.waiting = []
    for (const wake of waiting) wake()
  }
}
