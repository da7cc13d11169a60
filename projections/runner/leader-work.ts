/** Work that only the process with the lease does. It ends soon after the signal, and does not reject. */
export type LeaderWork = (ended: AbortSignal) => Promise<void>

/** What goes on beside the runner for as long as it holds the lease: begun with it, ended before it is given up. */
export class WorkBesideLease {
  private readonly works: LeaderWork[] = []
  private readonly running = new Set<Promise<void>>()
  private term: AbortController | undefined

  /** Begins at once where the lease is held, and again whenever it is taken. */
  add(work: LeaderWork): void {
    this.works.push(work)
    if (this.term !== undefined) this.start(work, this.term.signal)
  }

  /** Harmless where it was begun already. */
  begin(): void {
    if (this.term !== undefined) return
    this.term = new AbortController()
    for (const work of this.works) this.start(work, this.term.signal)
  }

  async end(): Promise<void> {
    this.term?.abort()
    this.term = undefined
    await Promise.all(this.running)
  }

  private start(work: LeaderWork, ended: AbortSignal): void {
    const running = work(ended).finally(() => this.running.delete(running))
    this.running.add(running)
  }
}
