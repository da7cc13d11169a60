import { activeVersion, earlierVersion, type VersionRegistry } from '../version-registry'
import type { ReadModel } from '../projection'
import type { Position } from '@fullcourt/event-store/port'

/** Whether everything is there to be read: every model complete, and as far as the log was at the start. */
export class Readiness {
  readonly settled: Promise<void>
  reached = false
  private settle: () => void = () => undefined
  private refuse: (error: Error) => void = () => undefined
  private head: Position | undefined

  /** `onReached` is called whenever everything is there, also after it was made anew. */
  constructor(
    private readonly models: readonly ReadModel<unknown>[],
    private readonly onReached: () => void,
  ) {
    this.settled = new Promise((resolve, reject) => {
      this.settle = resolve
      this.refuse = reject
    })
    this.settled.catch(() => undefined)
  }

  /** What was there at the first start counts. */
  begin(head: Position): void {
    this.head ??= head
  }

  /** The documents of before are gone: everything is made anew. */
  startOver(): void {
    this.reached = false
    this.head = undefined
  }

  /**
   * Who stands by for an older program may wait for long until the versions of its own code are built: it reads earlier ones meanwhile.
   */
  look(position: Position, registry: VersionRegistry, standsBy: boolean): void {
    const isThere = (model: ReadModel<unknown>) =>
      activeVersion(registry, model) !== undefined || (standsBy && earlierVersion(registry, model) !== undefined)
    if (this.head === undefined || position < this.head || !this.models.every(isThere)) return
    if (!this.reached) this.onReached()
    this.reached = true
    this.settle()
  }

  fail(error: Error): void {
    this.refuse(error)
  }
}
