import type { StatisticsCheckResult } from './check-context'
import { addedUp, type Repaired } from '../runner/repair'
import type { Difference } from './difference'

/** So many are named; more of them are counted. */
const MOST_NAMED = 200

/** What a check has found so far. */
export class FoundDifferences {
  private named: readonly Difference[] = []
  private readonly incomplete = new Set<string>()
  private documents = 0
  private count = 0
  private repaired: Repaired = {}
  private parked = 0

  compared(documents: number): void {
    this.documents += documents
  }

  add(difference: Difference): void {
    this.count++
    if (this.named.length < MOST_NAMED) this.named = [...this.named, difference]
  }

  wasRepaired(documents: Repaired): void {
    this.repaired = addedUp(this.repaired, documents)
  }

  isParked(): void {
    this.parked++
  }

  isIncomplete(model: string): void {
    this.incomplete.add(model)
  }

  /** Takes over what was found elsewhere. */
  join(other: FoundDifferences): void {
    this.documents += other.documents
    this.count += other.count
    this.parked += other.parked
    this.named = [...this.named, ...other.named].slice(0, MOST_NAMED)
    for (const model of other.incomplete) this.incomplete.add(model)
  }

  result(): StatisticsCheckResult {
    const { documents, count, named, repaired, parked, incomplete } = this
    return { documents, count, differences: named, repaired, parked, incomplete: [...incomplete] }
  }
}
