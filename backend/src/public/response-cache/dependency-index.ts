import type { FeedLine } from '@fullcourt/projections/read-store'
import { TimeSlicer } from '@fullcourt/projections/runner/time-slicer'

/** Something cached under a key, with what it depends on. */
export type Dependent = { readonly key: string; readonly dependencies: ReadonlySet<FeedLine> }

/** Longest stretch of clearing away, in milliseconds; requests are answered in between. */
const LONGEST_SLICE = 5

/**
 * Finds what depends on a change. What is removed is not found through its key any more, so that clearing it out of the index
 * can wait: it is done in slices, because thousands of answers with hundreds of dependencies each may go at once.
 */
export class DependencyIndex {
  private readonly dependents = new Map<FeedLine, Set<Dependent>>()
  private removed: Dependent[] = []
  private clearing: Promise<void> | undefined

  add(dependent: Dependent): void {
    for (const change of dependent.dependencies) {
      const dependents = this.dependents.get(change)
      if (dependents) dependents.add(dependent)
      else this.dependents.set(change, new Set([dependent]))
    }
  }

  /** Takes out everything that depends on the change. */
  take(change: FeedLine): Iterable<Dependent> {
    const dependents = this.dependents.get(change) ?? []
    this.dependents.delete(change)
    return dependents
  }

  remove(dependent: Dependent): void {
    this.removed.push(dependent)
    this.clearing ??= this.clear()
  }

  removeAll(): void {
    this.dependents.clear()
    this.removed = []
  }

  /** How many changes something depends on. */
  get size(): number {
    return this.dependents.size
  }

  /** Waits until everything that was removed is cleared away. */
  async cleared(): Promise<void> {
    await this.clearing
  }

  private async clear(): Promise<void> {
    const slices = new TimeSlicer(LONGEST_SLICE)
    await slices.rest()
    while (this.removed.length > 0) {
      const removed = this.removed
      this.removed = []
      for (const dependent of removed)
        for (const change of dependent.dependencies) {
          if (slices.over) await slices.rest()
          this.unlink(change, dependent)
        }
    }
    this.clearing = undefined
  }

  private unlink(change: FeedLine, dependent: Dependent) {
    const dependents = this.dependents.get(change)
    dependents?.delete(dependent)
    if (dependents?.size === 0) this.dependents.delete(change)
  }
}
