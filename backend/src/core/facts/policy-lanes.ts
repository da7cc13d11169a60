import type { Position } from '@fullcourt/event-store/port'

/** A fact that something follows from, in its lane. */
export type Following = {
  /** The position of the log before the fact. */
  readonly after: Position
  readonly correlation: string
  /** False where it was interrupted. */
  readonly carryOut: () => Promise<boolean>
}

/**
 * A lane per organization: facts of one follow each other in their order, and no organization waits for the long plan of
 * another.
 */
export class PolicyLanes {
  private readonly lanes = new Map<number | null, Following[]>()
  private readonly open = new Map<string, number>()
  private readonly working = new Set<Promise<void>>()

  /** `progressed` is called after each fact that was followed. */
  constructor(private readonly progressed: () => void) {}

  add(organization: number | null, following: Following): void {
    this.open.set(following.correlation, (this.open.get(following.correlation) ?? 0) + 1)
    const lane = this.lanes.get(organization)
    if (lane !== undefined) {
      lane.push(following)
      return
    }
    const begun = [following]
    this.lanes.set(organization, begun)
    const working = this.work(organization, begun).finally(() => this.working.delete(working))
    this.working.add(working)
  }

  /** How many facts wait or are being followed. */
  get size(): number {
    return [...this.lanes.values()].reduce((sum, lane) => sum + lane.length, 0)
  }

  /** Everything up to here was followed; undefined while nothing is in progress. */
  get followedUpTo(): Position | undefined {
    const [first, ...others] = [...this.lanes.values()].flatMap(([next]) => next?.after ?? [])
    return first === undefined ? undefined : others.reduce((least, after) => (after < least ? after : least), first)
  }

  /** Whether something of one call is in progress. */
  holds(correlation: string): boolean {
    return this.open.has(correlation)
  }

  /** Settles when every lane has ended, or was interrupted. */
  async ended(): Promise<void> {
    await Promise.all(this.working)
  }

  private async work(organization: number | null, lane: Following[]): Promise<void> {
    for (let next = lane[0]; next !== undefined; next = lane[0]) {
      if (!(await next.carryOut())) return
      lane.shift()
      if (lane.length === 0) this.lanes.delete(organization)
      this.close(next.correlation)
      this.progressed()
    }
  }

  private close(correlation: string): void {
    const left = (this.open.get(correlation) ?? 1) - 1
    if (left === 0) this.open.delete(correlation)
    else this.open.set(correlation, left)
  }
}
