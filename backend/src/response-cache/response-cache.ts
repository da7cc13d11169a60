import { EVERYTHING } from '@fullcourt/projections/changes'
import type { Change } from '@fullcourt/projections/read-store'

/** An answer as it goes over the wire, ready in every encoding. */
export type CachedResponse = {
  readonly status: number
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  readonly bytes: { readonly identity: Buffer; readonly gzip: Buffer; readonly br: Buffer }
  /** What it was made of: it is dropped when any of that changes. */
  readonly dependencies: ReadonlySet<Change>
  /** Headers of its own, beside or instead of those of every answer. */
  readonly headers?: Readonly<Record<string, string>>
  /** When it stops being true by itself (a page says which day is today), in milliseconds since 1970. */
  readonly until?: number
}

/** An answer that is being made: it learns what changes meanwhile, and is not kept if that concerns it. */
export type PendingResponse = { readonly changed: Set<Change> }

const sizeOf = ({ bytes }: CachedResponse) => bytes.identity.length + bytes.gzip.length + bytes.br.length + 1_000

/**
 * The one bounded store of answers, pages and JSON alike (design 3, Answers): an answer stays until a document it read, one it
 * did not find, or a list it looked at changes. Least recently used answers go first.
 */
export class ResponseCache {
  private readonly answers = new Map<string, CachedResponse>()
  private readonly addresses = new Map<Change, Set<string>>()
  private readonly pendingResponses = new Set<PendingResponse>()
  private size = 0

  constructor(
    private readonly limit = 64 * 1024 * 1024,
    private readonly now: () => number = Date.now,
  ) {}

  get(address: string): CachedResponse | undefined {
    const answer = this.answers.get(address)
    if (answer === undefined) return undefined
    this.answers.delete(address)
    if (answer.until !== undefined && answer.until <= this.now()) {
      this.answers.set(address, answer)
      this.drop(address)
      return undefined
    }
    this.answers.set(address, answer)
    return answer
  }

  begin(): PendingResponse {
    const pending = { changed: new Set<Change>() }
    this.pendingResponses.add(pending)
    return pending
  }

  /** Ends a making without keeping anything. */
  abandon(pending: PendingResponse): void {
    this.pendingResponses.delete(pending)
  }

  /** Keeps an answer, unless something it looked at changed while it was being made. True where it is kept. */
  keep(pending: PendingResponse, address: string, answer: CachedResponse): boolean {
    this.pendingResponses.delete(pending)
    if ([...pending.changed].some(change => change === EVERYTHING || answer.dependencies.has(change))) return false
    this.drop(address)
    if (sizeOf(answer) > this.limit) return false
    this.answers.set(address, answer)
    this.size += sizeOf(answer)
    for (const change of answer.dependencies) {
      const addresses = this.addresses.get(change) ?? new Set()
      this.addresses.set(change, addresses.add(address))
    }
    this.makeRoom()
    return true
  }

  /** Drops every answer that looked at what changed. */
  forget(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change === EVERYTHING) this.forgetAll()
      for (const pending of this.pendingResponses) pending.changed.add(change)
      for (const address of [...(this.addresses.get(change) ?? [])]) this.drop(address)
    }
  }

  /** How many answers are kept, and their bytes. */
  measure(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.answers.size, bytes: this.size }
  }

  private forgetAll() {
    for (const pending of this.pendingResponses) pending.changed.add(EVERYTHING)
    for (const address of [...this.answers.keys()]) this.drop(address)
  }

  private makeRoom() {
    for (const address of this.answers.keys()) {
      if (this.size <= this.limit) return
      this.drop(address)
    }
  }

  private drop(address: string) {
    const answer = this.answers.get(address)
    if (!answer) return
    this.answers.delete(address)
    this.size -= sizeOf(answer)
    for (const change of answer.dependencies) {
      const addresses = this.addresses.get(change)
      addresses?.delete(address)
      if (addresses?.size === 0) this.addresses.delete(change)
    }
  }
}
