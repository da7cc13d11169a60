import { performance } from 'node:perf_hooks'

/** Long work in short slices: between two of them the process answers callers. */
export class TimeSlicer {
  private began = performance.now()

  /** `longest` in milliseconds; `onRest` is told of each slice that is done. */
  constructor(
    private readonly longest: number,
    private readonly onRest: () => void = () => undefined,
  ) {}

  get over(): boolean {
    return performance.now() - this.began >= this.longest
  }

  begin(): void {
    this.began = performance.now()
  }

  /** Lets everything else that is ready have its turn. */
  async rest(): Promise<void> {
    this.onRest()
    await new Promise(setImmediate)
    this.begin()
  }
}
