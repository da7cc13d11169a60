/** Wakes those who wait for something to go on. */
export class ProgressSignal {
  private waiting: (() => void)[] = []

  /** Settles with the next progress, or after the milliseconds. */
  next(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds)
      this.waiting.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  signal(): void {
    const { waiting } = this
    this.waiting = []
    for (const wake of waiting) wake()
  }
}
