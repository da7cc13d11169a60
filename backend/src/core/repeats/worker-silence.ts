import { CLAIM_HOLDS, isSameWorker, type RequestWorker } from './repeat-claim'

/**
 * For how long whoever works on a request has renewed nothing, as this process saw it. A claim says until when it holds by the clock of
 * whoever made it: where that one was killed and the clock was wrong, it may say so for hours.
 */
export class WorkerSilence {
  private seen: { readonly worker: RequestWorker; readonly since: number } | undefined

  constructor(private readonly elapsed: () => number) {}

  saw(worker: RequestWorker | null): void {
    if (worker === null) this.seen = undefined
    else if (this.seen === undefined || !isSameWorker(worker, this.seen.worker)) this.seen = { worker, since: this.elapsed() }
  }

  /** The worker, where it was silent for as long as a claim holds. */
  longEnough(): RequestWorker | undefined {
    return this.seen !== undefined && this.elapsed() - this.seen.since >= CLAIM_HOLDS ? this.seen.worker : undefined
  }
}
