/** Lets the commands of one stream run one after another, those of others beside them. */
export class StreamQueues {
  private readonly last = new Map<string, Promise<unknown>>()

  run<Result>(stream: string, work: () => Promise<Result>): Promise<Result> {
    const running = (this.last.get(stream) ?? Promise.resolve()).then(work, work)
    const done = running.then(
      () => undefined,
      () => undefined,
    )
    this.last.set(stream, done)
    void done.then(() => {
      if (this.last.get(stream) === done) this.last.delete(stream)
    })
    return running
  }
}
