import { setTimeout as pause } from 'node:timers/promises'

/** After the answer has gone out: what is written then does not show in how long it took. */
const AFTER_MILLISECONDS = 50

/** Work that no answer waits for, and that no answer fails by. */
export class Aside {
  private readonly running = new Set<Promise<void>>()

  constructor(private readonly onError: (error: Error) => void) {}

  /** Does it a moment later. */
  run(work: () => Promise<unknown>): void {
    const running = pause(AFTER_MILLISECONDS)
      .then(work)
      .then(() => undefined)
      .catch((error: unknown) => this.onError(error instanceof Error ? error : new Error(String(error))))
      .finally(() => this.running.delete(running))
    this.running.add(running)
  }

  /** Settles when all is done that was begun. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running)
  }
}
