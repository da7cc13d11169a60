import type { LedgerTable } from './ledger-table'
import type { Lease } from '../read-store'

type Held = Lease & { readonly owner: string }

/**
 * Leases among the runners of this process: the file has no other. A process that died holds none, so that the next one works
 * at once; the fences are kept in the file.
 */
export class Leases {
  private readonly held = new Map<string, Held>()

  constructor(private readonly ledger: LedgerTable) {}

  take(name: string, owner: string, milliseconds: number): Lease | null {
    const now = Date.now()
    const held = this.held.get(name)
    if (held !== undefined && held.owner !== owner && held.until > now) return null
    // Whoever comes back late holds what nobody took meanwhile.
    const fence = held?.owner === owner ? held.fence : this.ledger.raiseFence(name)
    const until = now + milliseconds
    this.held.set(name, { owner, fence, until })
    return { fence, until }
  }

  /** False where it is held by somebody else, or by nobody. */
  release(name: string, owner: string): boolean {
    return this.held.get(name)?.owner === owner && this.held.delete(name)
  }
}
