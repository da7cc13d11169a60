/** Wakes all that wait for something new. A caller that does not wait yet misses nothing: it looks before it waits. */
export class Growth {
  private readonly waiting = new Set<() => void>()

  /** Resolves at the next `publish` or when the signal is given. */
  next(signal?: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const wake = () => {
        this.waiting.delete(wake)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      this.waiting.add(wake)
      signal?.addEventListener('abort', wake)
    })
  }

  publish(): void {
    for (const wake of [...this.waiting]) wake()
  }
}
