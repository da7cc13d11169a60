/** One after another: work that must not overlap waits for what was asked for before it. */
export class Mutex {
  private last: Promise<unknown> = Promise.resolve()

  take<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.last.then(work)
    this.last = turn.catch(() => undefined)
    return turn
  }
}
