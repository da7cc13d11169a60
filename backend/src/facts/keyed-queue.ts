/** Runs the work of one key in the order in which it was given, one after another, and that of different keys side by side. */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<unknown>>()

  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = (this.last.get(key) ?? Promise.resolve()).then(work, work)
    const done = running.then(
      () => undefined,
      () => undefined,
    )
    this.last.set(key, done)
    void done.then(() => {
      if (this.last.get(key) === done) this.last.delete(key)
    })
    return running
  }
}
