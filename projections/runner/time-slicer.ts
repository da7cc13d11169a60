import { performance } from 'node:perf_hooks'

/** Long work in short slices: between two of them the process answers callers. */
export class TimeSlicer {
  private began = performance.now()

  /** `longest` in milliseconds. */
  constructor(private readonly longest: number) {}

  get over(): boolean {
    return performance.now() - this.began >= this.longest
  }

  begin(): void {
    this.began = performance.now()
  }

  /** Lets everything else that is ready have its turn. */
  async rest(): Promise<void> {
    await new Promise(setImmediate)
    this.begin()
  }
}
